-- Mails are sent in turns: whoever asked for few in this hour is not kept waiting by whoever asked for many. A flood of requests from
-- tens of networks kept everybody's sign-in mail back until the last of its own mails was sent.
alter table private.mails add column turn integer not null default 0;
create index mails_turn_idx on private.mails (turn, created_at) where sent_at is null and given_up_at is null;
-- Waiting mails are found by their turn.
drop index private.mails_waiting_idx;
