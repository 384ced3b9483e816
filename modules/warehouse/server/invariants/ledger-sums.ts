import { type Entity, type Fields, isDocument, type LedgerSum, tableName } from '@takt/model';
import { columnName, type Invariant } from '@takt/engine';

/** The column by which moves name their cause: the number of a document, or what a row of a log is called by. */
const numberOf = (entity: Entity): string => {
  const [title = ''] = entity.title;
  const field = entity.fields[title];
  return isDocument(entity) || !field ? 'number' : columnName(title, field);
};

/** What documents have posted, what was taken back of it counted below nothing: by document, line and ends. */
const ENTRIES = `(select m.tenant_id, m.entity, m.document_no, m.line_id,
    case when r.id is null then m.qty else -m.qty end as qty,
    case when r.id is null then coalesce(m.from_place, m.from_status) else coalesce(r.from_place, r.from_status) end as from_end,
    case when r.id is null then coalesce(m.to_place, m.to_status) else coalesce(r.to_place, r.to_status) end as to_end,
    case when r.id is null then m.from_location_id else r.from_location_id end is not null as from_inside,
    case when r.id is null then m.to_location_id else r.to_location_id end is not null as to_inside
  from app.warehouse_stock_move m
  left join app.warehouse_stock_move r on r.tenant_id = m.tenant_id and r.id = m.reverses_id
    and r.entity = m.entity and r.document_no = m.document_no)`;

const isAt = (side: 'from' | 'to', end: string): string =>
  end === 'inside' ? `e.${side}_inside` : end === 'outside' ? `not e.${side}_inside` : `e.${side}_end = '${end}'`;

/** How much of an entry a figure counts. */
function counted(sum: LedgerSum): string {
  if ('at' in sum)
    return `case when ${isAt('to', sum.at)} then e.qty else 0 end - case when ${isAt('from', sum.at)} then e.qty else 0 end`;
  const ends = [sum.from && isAt('from', sum.from), sum.to && isAt('to', sum.to)].filter(Boolean);
  return ends.length === 0 ? 'e.qty' : `case when ${ends.join(' and ')} then e.qty else 0 end`;
}

interface Figure {
  readonly entity: Entity;
  readonly detail: string | null;
  readonly name: string;
  readonly fields: Fields;
  readonly ledger: LedgerSum;
}

const figuresIn = (entity: Entity, detail: string | null, fields: Fields): readonly Figure[] =>
  Object.entries(fields).flatMap(([name, { options }]) =>
    options.ledger ? [{ entity, detail, name, fields, ledger: options.ledger }] : [],
  );
const tablesOf = ({ details }: Entity): [string, { fields: Fields }][] => Object.entries(details);
const figuresOf = (entity: Entity): readonly Figure[] => [
  ...figuresIn(entity, null, entity.fields),
  ...tablesOf(entity).flatMap(([detail, { fields }]) => figuresIn(entity, detail, fields)),
];

function invariantOf({ entity, detail, name, fields, ledger }: Figure): Invariant {
  const field = fields[name];
  if (!field) throw new Error(`${entity.id} has no ${name}`);
  const column = `t."${columnName(name, field)}"`;
  const posted = (lines: string): string => `
    select e.tenant_id, e.document_no${lines}, sum(${counted(ledger)}) as qty from ${ENTRIES} e
     where e.entity = '${entity.id}' group by e.tenant_id, e.document_no${lines}`;
  const sql = detail
    ? `select t.tenant_id, h.${numberOf(entity)} as number, t.id as line, ${column} as says, coalesce(p.qty, 0) as posted
        from app.${tableName(entity.id, detail)} t
        join app.${tableName(entity.id)} h on h.tenant_id = t.tenant_id and h.id = t.parent_id
        left join (${posted(', e.line_id')}) p on p.tenant_id = t.tenant_id and p.document_no = h.${numberOf(entity)} and p.line_id = t.id::text
       where coalesce(${column}, 0) <> coalesce(p.qty, 0)`
    : `select t.tenant_id, t.${numberOf(entity)} as number, ${column} as says, coalesce(p.qty, 0) as posted
        from app.${tableName(entity.id)} t
        left join (${posted('')}) p on p.tenant_id = t.tenant_id and p.document_no = t.${numberOf(entity)}
       where coalesce(${column}, 0) <> coalesce(p.qty, 0)`;
  const [zh, en] = entity.label;
  return {
    name: `ledger-${tableName(entity.id, detail ?? undefined).replaceAll('_', '-')}-${columnName(name, field).replaceAll('_', '-')}`,
    label: [`${zh}的“${field.label[0]}”等于其库存流水之和`, `“${field.label[1]}” of each ${en} is the sum of its ledger moves`],
    sql,
  };
}

/** Every move is of a document and, where that counts by lines, of one of its lines: what no line knows no sum would miss. */
function movesAreKnown(posting: readonly Entity[], others: ReadonlyMap<string, string>): Invariant {
  const known = posting.map((entity) => {
    const lines = tablesOf(entity).filter(
      ([detail, { fields }]) => others.get(entity.id) === detail || figuresIn(entity, detail, fields).length > 0,
    );
    const ofLine = lines.map(
      ([detail]) =>
        `select 1 from app.${tableName(entity.id, detail)} l where l.tenant_id = d.tenant_id and l.parent_id = d.id and l.id::text = m.line_id`,
    );
    const line = ofLine.length > 0 ? ` and exists (${ofLine.join(' union all ')})` : '';
    return `m.entity = '${entity.id}' and exists (select 1 from app.${tableName(entity.id)} d
      where d.tenant_id = m.tenant_id and d.${numberOf(entity)} = m.document_no${line})`;
  });
  return {
    name: 'moves-are-of-documents',
    label: ['每笔库存流水都属于一张单据的一行', 'Every ledger move is of a document and of one of its lines'],
    sql: `select m.tenant_id, m.id, m.entity, m.document_no, m.line_id, m.qty from app.warehouse_stock_move m
      where not (${known.map((one) => `(${one})`).join(' or ')})`,
  };
}

/** What definitions say of the ledger, held to it; `others` post as well and are held to it by statements of their own. */
export function ledgerSums(entities: readonly Entity[], others: ReadonlyMap<string, string>): readonly Invariant[] {
  const figures = entities.flatMap(figuresOf);
  const posting = entities.filter((entity) => others.has(entity.id) || figures.some((figure) => figure.entity === entity));
  return [movesAreKnown(posting, others), ...figures.map(invariantOf)];
}
