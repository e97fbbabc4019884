BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL,
	decision VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	choice INTEGER NOT NULL,
	option TEXT NOT NULL,
	at FLOAT NOT NULL,
	CONSTRAINT pk_answers PRIMARY KEY (table_id, decision),
	CONSTRAINT fk_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	undo BOOLEAN NOT NULL,
	seat INTEGER NOT NULL,
	choice INTEGER NOT NULL,
	option TEXT NOT NULL,
	at FLOAT NOT NULL,
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq),
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',1,0,1,4,'play:wizard',1000000.0);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',2,0,0,0,'pass',1000000.0);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',3,0,0,3,'discard:wizard',1000000.0);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',4,0,0,3,'play:necromancer',1000000.0);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',5,0,1,0,'pass',1000000.0);
INSERT INTO "log" VALUES('cvjykhmp7qwrx9',6,0,0,1,'return:wizard',1000000.0);
CREATE TABLE messages (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	name VARCHAR(40) NOT NULL,
	text VARCHAR(500) NOT NULL,
	at FLOAT NOT NULL,
	CONSTRAINT pk_messages PRIMARY KEY (table_id, number),
	CONSTRAINT fk_messages_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "messages" VALUES('cvjykhmp7qwrx9',1,0,'Ada','Good luck!',1000000.0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	name VARCHAR(40) NOT NULL,
	bot VARCHAR(32),
	token VARCHAR(64),
	code VARCHAR(16),
	link VARCHAR(32),
	words VARCHAR(200) NOT NULL,
	presets JSON NOT NULL,
	came_from INTEGER,
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
	UNIQUE (code),
	UNIQUE (link)
);
INSERT INTO "seats" VALUES('cvjykhmp7qwrx9',0,'human','Ada',NULL,'4242d9a06fd5371508af3efc0a20ad3d972febfd38b0a64983dae7db476f6215',NULL,NULL,'','{}',NULL);
INSERT INTO "seats" VALUES('cvjykhmp7qwrx9',1,'human','Bruno',NULL,'07bf0e38dbc077324f5811a9542832753e530ffe901fcd19e7f4e4ec0867e674',NULL,NULL,'','{}',NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	game VARCHAR(64) NOT NULL,
	version VARCHAR(32) NOT NULL,
	players INTEGER NOT NULL,
	variants JSON NOT NULL,
	seed JSON NOT NULL,
	commitment VARCHAR(64) NOT NULL,
	entropy JSON NOT NULL,
	status VARCHAR(16) NOT NULL,
	returns JSON NOT NULL,
	title VARCHAR(80) NOT NULL,
	language VARCHAR(8) NOT NULL,
	visibility VARCHAR(8) NOT NULL,
	host INTEGER,
	reaction_floor FLOAT NOT NULL,
	reaction_clock VARCHAR(8) NOT NULL,
	reaction_time FLOAT NOT NULL,
	rematch VARCHAR(32),
	created FLOAT NOT NULL,
	started FLOAT,
	changed FLOAT NOT NULL, position JSON,
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cvjykhmp7qwrx9','quintet','1',2,'{"hand_check": "always", "hand_limit": "5", "teams": "off", "match": "single"}',26,'5f9c4ab08cac7457e9111a30e4664920607ea2c115a1433d7be98e97e64244ca','[]','running','[]','Quintet','en','link',0,0.0,'floor',6.0,NULL,1000000.0,1000000.0,1000000.0,NULL);
CREATE INDEX ix_tables_status_visibility ON tables (status, visibility);
COMMIT;
