-- Documents made from a line take, per conversion, no more than the line holds. A conversion that counts another field
-- than qty is not seen here.
-- Remembers: reservations read, added in JavaScript and written back (Medusa), where two at once take the same remainder.
-- For each table having: parent_id, qty
select l.tenant_id, l.id, l.parent_id, k.conversion, l.qty, sum(k.qty) as taken
  from :table l join app.link k on k.tenant_id = l.tenant_id and k.from_line = l.id
 group by l.tenant_id, l.id, k.conversion
having sum(k.qty) > l.qty
