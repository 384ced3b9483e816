-- An event leaves the outbox within minutes; older ones mean that the relay stands still or cannot place them.
-- The mistake: a relay that stopped unnoticed, while what should follow from each event does not happen.
select tenant_id, id, topic, key, at
  from app.outbox
 where at < now() - interval '10 minutes'
