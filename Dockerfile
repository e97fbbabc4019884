# A Croupier server in a container: docs/operators/container.md. One volume, /data; everything else may be read-only.
# `make container` builds and runs it. The base image could not be pulled where this was written: there it was tried on
# a Debian with the same Python in the base's place.
ARG PYTHON=3.13

FROM docker.io/library/python:${PYTHON}-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY tools/build_hook.py tools/
COPY src src
# The commit, which `croupier --version` says: there is no git in here.
ARG REVISION=""
RUN if [ -n "$REVISION" ]; then printf %s "$REVISION" > src/croupier/commit.txt; fi
RUN python -m venv /opt/croupier \
    && /opt/croupier/bin/pip install --no-cache-dir ".[postgres]" \
    && /opt/croupier/bin/pip uninstall --yes --quiet pip

FROM docker.io/library/python:${PYTHON}-slim
ARG REVISION=""
LABEL org.opencontainers.image.title="Croupier" \
      org.opencontainers.image.description="Puts a card game on the table from its rulebook: play it in the browser, against bots, and measure it." \
      org.opencontainers.image.version="0.9.0" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT AND OFL-1.1 AND Apache-2.0" \
      org.opencontainers.image.url="https://croupier.example" \
      org.opencontainers.image.source="https://croupier.example/source" \
      org.opencontainers.image.documentation="https://croupier.example/docs"
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin croupier \
    && install --directory --owner=croupier --group=croupier --mode=0750 /data
COPY --from=build /opt/croupier /opt/croupier
ENV PATH=/opt/croupier/bin:$PATH \
    CROUPIER_HOST=0.0.0.0 \
    CROUPIER_PORT=8000 \
    CROUPIER_DATABASE=sqlite:////data/tables.sqlite3
WORKDIR /data
VOLUME /data
USER 10001:10001
EXPOSE 8000
# Whether it lives, not whether the database answers: a server outlives its database, and nobody should start it again.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['CROUPIER_PORT'] + '/healthz', timeout=4)"]
# As a list: the process is the first of the container, and SIGTERM arrives at it.
STOPSIGNAL SIGTERM
ENTRYPOINT ["croupier"]
CMD ["serve"]
