-- A link that passes on part of a line passes on more than nothing; so the sum taken from a line never falls below zero.
-- The mistake: a negative quantity meant as a correction, which gives a line more to pass on than it ever held.
select tenant_id, id, conversion, from_entity, from_id, from_line, qty
  from app.link
 where from_line is not null and (qty is null or qty <= 0)
