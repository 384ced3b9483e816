import { tableName } from '@takt/model';
import type { Invariants } from './invariant.ts';

/** What the engine itself promises of every company's rows. */
export const engineInvariants: Invariants = (entities) => [
  {
    // An effect may raise the version twice under one entry, so entries are not counted against versions; tables of entities that
    // keep no history have no entry at all and are passed over, and so are logs: of them only what people do with a row is told. The mistake: a correction made by hand in the database.
    name: 'history-covers-version',
    label: ['每行的最后一次变更都在其历史中', 'The last change of every row is in its history'],
    eachTableWith: ['version', 'updated_at', 'deleted_at'],
    sql: `
      with told as (
        select r.tenant_id, r.id, r.version, r.updated_at, count(h.id) as entries, max(h.at) as last_told_at
          from :table r left join app.history h on h.tenant_id = r.tenant_id and h.row_id = r.id
         group by r.tenant_id, r.id
      )
      select * from told
       where (entries < least(version, 2) or last_told_at < updated_at)
         and exists (select from told any_row where any_row.entries > 0)
         and ':table' not in (${['none', ...entities.filter(({ log }) => log).map(({ id }) => `app.${tableName(id)}`)].map((name) => `'${name}'`).join(', ')})`,
  },
  {
    // The mistake: a negative quantity meant as a correction, which gives a line more to pass on than it ever held.
    name: 'link-quantities-positive',
    label: ['单据间下推的数量大于零', 'What one document passes on to another is more than nothing'],
    sql: `
      select tenant_id, id, conversion, from_entity, from_id, from_line, qty from app.link
       where from_line is not null and (qty is null or qty <= 0)`,
  },
  {
    // The mistake: two at once who read what is left and each take all of it. A conversion that counts another field is not seen; what a
    // closed document did not take is there for others.
    name: 'links-not-over-taken',
    label: ['由一行生成的数量不超过该行', 'Documents made from a line take no more than it holds'],
    eachTableWith: ['parent_id', 'qty'],
    sql: `
      select l.tenant_id, l.id, l.parent_id, k.conversion, l.qty, sum(k.qty) as taken
        from :table l join app.link k on k.tenant_id = l.tenant_id and k.from_line = l.id and k.open
       group by l.tenant_id, l.id, l.parent_id, l.qty, k.conversion
      having sum(k.qty) > l.qty`,
  },
  {
    // The unique index says the same; this looks at the rows: what came in past the engine while it was missing.
    name: 'numbers-unique',
    label: ['单据编号不重复', 'No two documents of a kind carry one number'],
    eachTableWith: ['number', 'status', 'deleted_at'],
    sql: `
      select tenant_id, number, count(*) as documents, min(id::text) as first_id, max(id::text) as last_id
        from :table group by tenant_id, number having count(*) > 1`,
  },
  {
    // The mistake: a relay that stopped unnoticed, while what should follow from each event does not happen.
    name: 'outbox-not-stale',
    label: ['事件在几分钟内送出', 'An event leaves the outbox within minutes'],
    when: 'running',
    sql: `select tenant_id, id, topic, key, at from app.outbox where at < now() - interval '10 minutes'`,
  },
];
