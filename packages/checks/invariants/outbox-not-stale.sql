-- An event leaves the outbox within minutes; older ones mean that the relay stands still or cannot place them.
-- Remembers: a relay that had died on Friday, and inspections nobody was asked for until Monday.
select tenant_id, id, topic, key, at
  from app.outbox
 where at < now() - interval '10 minutes'
