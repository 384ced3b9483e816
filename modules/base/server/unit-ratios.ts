/**
 * Two integers rather than one factor, all the way: a third of a roll stays a third until somebody rounds it.
 * Kept the same as `defs/material/unit-conversion.ts`, which a test holds it to.
 */

/** For `with recursive`: every unit with the unit its chain of base units ends in, and what it is in that. */
export const UNIT_ROOTS = `unit_roots (unit_id, root_id, num, den) as (
    select id, id, 1::numeric, 1::numeric from base_unit where base_unit_id is null
    union all select u.id, r.root_id, r.num * u.numerator, r.den * u.denominator
      from base_unit u join unit_roots r on u.base_unit_id = r.unit_id)`;

/**
 * What one of a line's unit is in the unit its part is kept in, as `num` over `den`; no row where nothing leads from one
 * to the other. `from` is the unit's column, `part` the alias of the part.
 */
export const ratioOf = (from: string, part: string): string => `(
    select 1::numeric as num, 1::numeric as den, 0 as rank where ${from} = ${part}.unit_id
    union all select o.numerator * f.num * g.den, o.denominator * f.den * g.num, case when o.unit_id = ${from} then 1 else 3 end
      from base_part_units o join unit_roots f on f.unit_id = ${from}
      join unit_roots g on g.unit_id = o.unit_id and g.root_id = f.root_id where o.parent_id = ${part}.id
    union all select f.num * g.den, f.den * g.num, 2 from unit_roots f
      join unit_roots g on g.unit_id = ${part}.unit_id and g.root_id = f.root_id where f.unit_id = ${from}
    order by rank limit 1)`;
