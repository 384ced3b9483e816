-- No two documents of a tenant carry the same number, deleted ones included: a number once printed is never reused.
-- The unique index says the same; this looks at the rows, so it also finds what came in while the index was missing.
-- The mistake: rows that come in past the engine while the index is missing, as from a partial restore.
-- For each table having: number, status, deleted_at
select tenant_id, number, count(*) as documents, min(id::text) as first_id, max(id::text) as last_id
  from :table
 group by tenant_id, number
having count(*) > 1
