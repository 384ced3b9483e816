/** What the compiler must refuse. A line that stops being an error fails `tsc`. */
import {
  choice,
  computed,
  datetime,
  decimal,
  type DocOf,
  document,
  entity,
  flag,
  integer,
  lineActions,
  quantity,
  type RollupRow,
  type RowOf,
  ref,
  series,
  type SeriesRow,
  state,
  table,
  text,
  user,
} from '../src/index.ts';

const states = { draft: state('00', '草稿', 'Draft'), done: state('40', '完成', 'Done') };
const fields = { name: text('名称', 'Name'), owner: ref('base.plant', '工厂', 'Plant', { required: true }) };
const words = { label: ['甲', 'A'], number: 'X{seq:4}', states, fields } as const;
const said = ['不行', 'No'] as const;

document('x.from', {
  ...words,
  // @ts-expect-error unknown state in from
  actions: { finish: { from: 'draf', to: 'done' } },
});
document('x.fromList', {
  ...words,
  // @ts-expect-error unknown state in a list of from
  actions: { finish: { from: ['draft', 'dome'], to: 'done' } },
});
document('x.to', {
  ...words,
  // @ts-expect-error unknown state in to
  actions: { finish: { from: 'draft', to: 'dome' } },
});
document('x.branch', {
  ...words,
  // @ts-expect-error unknown state in a branch
  actions: { finish: { from: 'draft', to: [{ when: () => true, to: 'dome' }, { to: 'done' }] } },
});
document('x.lines', {
  ...words,
  // @ts-expect-error unknown state in lineActions
  actions: { ...lineActions('draf') },
});
document('x.guard', {
  ...words,
  // @ts-expect-error unknown field in a guard
  actions: { finish: { from: 'draft', needs: [{ id: 'named', must: (row) => row.nmae !== null, else: said }] } },
});
document('x.guardLine', {
  ...words,
  details: { lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity') }) },
  // @ts-expect-error unknown field of a line in a guard
  actions: { finish: { from: 'draft', needs: [{ id: 'qty', must: (row) => row.lines[0]?.qyt !== null, else: said }] } },
});
document('x.guardNull', {
  ...words,
  // @ts-expect-error a field that may be null, used as if it could not
  actions: { finish: { from: 'draft', needs: [{ id: 'named', must: (row) => row.name.length > 0, else: said }] } },
});
document('x.guardState', {
  ...words,
  // @ts-expect-error a guard compares the status with a state that does not exist
  actions: { finish: { from: 'draft', needs: [{ id: 'open', must: (row) => row.status !== 'dome', else: said }] } },
});
document('x.guardWords', {
  ...words,
  // @ts-expect-error a guard without its sentences
  actions: { finish: { from: 'draft', needs: [{ id: 'named', must: () => true }] } },
});
document('x.by', {
  ...words,
  // @ts-expect-error unknown field in by
  actions: { finish: { from: 'draft', by: 'ownr' } },
});
document('x.actionKey', {
  ...words,
  // @ts-expect-error unknown key in an action
  actions: { finish: { from: 'draft', too: 'done' } },
});
document('x.documentList', {
  ...words,
  // @ts-expect-error unknown field in the list of a document
  list: ['number', 'status', 'nmae'],
  actions: {},
});

const written = {
  ...words,
  fields: {
    ...fields,
    doneAt: datetime('完成时间', 'Done at'),
    doneBy: user('完成人', 'Done by'),
    madeBy: user('制单人', 'Made by', { required: true }),
    result: choice('结论', 'Result', { ok: ['合格', 'Good'], ng: ['不合格', 'Not good'] }),
    open: flag('开放', 'Open'),
    known: computed('flag', '已知', 'Known'),
  },
} as const;
const finish = { from: 'draft', to: 'done' } as const;
const result = choice('结论', 'Result', { ok: ['合格', 'Good'] });
const why = text('原因', 'Reason');
// What must go on compiling, so that the refusals below refuse for their own reason.
document('x.writes', {
  ...written,
  actions: {
    finish: { ...finish, sets: { doneAt: 'now', doneBy: 'actor', result: 'ok', open: '0', name: null } },
    keep: { ...finish, input: { result, why }, stores: ['result'] },
    keepElsewhere: { ...finish, input: { result, why }, stores: { why: 'name' } },
  },
});
// @ts-expect-error unknown field in sets
document('x.setsField', { ...written, actions: { finish: { ...finish, sets: { doneOn: 'now' } } } });
// @ts-expect-error a text is no time
document('x.setsTime', { ...written, actions: { finish: { ...finish, sets: { name: 'now' } } } });
// @ts-expect-error a plant is no person
document('x.setsPerson', { ...written, actions: { finish: { ...finish, sets: { owner: 'actor' } } } });
// @ts-expect-error a time is no person
document('x.setsActor', { ...written, actions: { finish: { ...finish, sets: { doneAt: 'actor' } } } });
// @ts-expect-error unknown value of a choice
document('x.setsChoice', { ...written, actions: { finish: { ...finish, sets: { result: 'fine' } } } });
// @ts-expect-error a required field is never nothing
document('x.setsNull', { ...written, actions: { finish: { ...finish, sets: { madeBy: null } } } });
// @ts-expect-error what is computed is not stored
document('x.setsComputed', { ...written, actions: { finish: { ...finish, sets: { known: '1' } } } });
// @ts-expect-error an input that no field has the name of
document('x.storesName', { ...written, actions: { finish: { ...finish, input: { why }, stores: ['why'] } } });
// @ts-expect-error an input the action does not ask for
document('x.storesInput', { ...written, actions: { finish: { ...finish, input: { why }, stores: ['result'] } } });
// @ts-expect-error without an input there is nothing to store
document('x.storesNothing', { ...written, actions: { finish: { ...finish, stores: ['result'] } } });
// @ts-expect-error a text is no choice
document('x.storesKind', { ...written, actions: { finish: { ...finish, input: { why }, stores: { why: 'result' } } } });
document('x.storesLess', {
  ...written,
  // @ts-expect-error an answer that may be left out, in a required field
  actions: { finish: { ...finish, input: { by: user('人', 'By') }, stores: { by: 'madeBy' } } },
});
document('x.storesMore', {
  ...written,
  actions: {
    // @ts-expect-error a value the field does not know
    finish: { ...finish, input: { more: choice('结论', 'Result', { bad: ['坏', 'Bad'] }) }, stores: { more: 'result' } },
  },
});

const entityWords = { label: ['甲', 'A'], fields } as const;
// @ts-expect-error unknown field in the list
entity('x.list', { ...entityWords, list: ['nmae'] });
// @ts-expect-error unknown field in the query form
entity('x.query', { ...entityWords, query: ['nmae'] });
// @ts-expect-error unknown field in the title
entity('x.title', { ...entityWords, title: ['nmae'] });
// @ts-expect-error unknown field in the order
entity('x.sort', { ...entityWords, sort: [['nmae', 'asc']] });
// @ts-expect-error unknown field in a rule
entity('x.rule', { ...entityWords, rules: [{ must: (row) => row.nmae !== null, else: said }] });
// @ts-expect-error unknown field in unique
entity('x.unique', { ...entityWords, unique: [['owner', 'nmae']] });
// @ts-expect-error unknown field in enabled
entity('x.enabled', { ...entityWords, enabled: 'markStatus' });
// @ts-expect-error unknown field in scopes
entity('x.scopes', { ...entityWords, scopes: { plant: 'ownr' } });
// @ts-expect-error unknown field among several in scopes
entity('x.scopes', { ...entityWords, scopes: { plant: ['owner', 'ownr'] } });
// @ts-expect-error a supplier's rows are kept apart by one field
entity('x.scopes', { ...entityWords, scopes: { vendor: ['owner', 'owner'] } });
// @ts-expect-error a path through an unknown field
entity('x.scopes', { ...entityWords, scopes: { plant: 'ownr.plant' } });
// @ts-expect-error a supplier's rows are kept apart by a field of their own
entity('x.scopes', { ...entityWords, scopes: { vendor: 'owner.vendor' } });
// @ts-expect-error misspelt dimension
entity('x.dimension', { ...entityWords, scopes: { palnt: 'owner' } });
// @ts-expect-error unknown field in visible
entity('x.visible', { ...entityWords, visible: { nmae: () => true } });
// @ts-expect-error unknown key in an entity
entity('x.key', { ...entityWords, tilte: ['name'] });
// @ts-expect-error unknown field in the unique key of a detail table
table('明细', 'Lines', { qty: quantity('数量', 'Quantity') }, { unique: [['qyt']] });

// @ts-expect-error unknown key in field options
text('名称', 'Name', { requird: true });
// @ts-expect-error an option of another kind
integer('数', 'Number', { length: 3 });
// @ts-expect-error a decimal's default is text, never a float
quantity('数量', 'Quantity', { default: 1.5 });
// @ts-expect-error a flag is '1' or '0'
flag('启用', 'Enabled', { default: 'Y' });
// @ts-expect-error a label needs both languages
text('名称');
// @ts-expect-error unknown tone
state('00', '草稿', 'Draft', { tone: 'danger' });

const Thing = entity('x.thing', {
  ...entityWords,
  details: { lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity') }) },
});
const Paper = document('x.paper', { ...words, actions: { finish: { from: 'draft', to: 'done' } } });
declare const thing: RowOf<typeof Thing>;
declare const paper: DocOf<typeof Paper>;

// @ts-expect-error a field that is not required may be null
export const name: string = thing.name;
// @ts-expect-error so may one of a line
export const qty: string | undefined = thing.lines[0]?.qty;
// @ts-expect-error the status is one of the declared states
export const status: 'draft' = paper.status;
// @ts-expect-error rows are read-only
thing.owner = 'x';

// What must go on compiling, so that the refusals above refuse for their own reason.
export const sound: readonly [string, string | null, 'draft' | 'done'] = [thing.owner, thing.name, paper.status];
document('x.sound', {
  ...words,
  list: ['number', 'status', 'name'],
  scopes: { plant: 'owner' },
  actions: {
    ...lineActions('draft'),
    finish: { from: ['draft'], to: [{ to: 'done' }], needs: [{ id: 'named', must: (row) => row.name !== null, else: said }] },
  },
});

const queued = {
  ...words,
  fields: {
    ...fields,
    worker: user('作业人', 'Worker', { readonly: true }),
    priority: integer('优先级', 'Priority', { required: true, default: 5 }),
    dueAt: datetime('期限', 'Due at'),
  },
  actions: {},
} as const;
const queue = { open: ['draft'], claimedBy: 'worker', priority: 'priority', zone: 'owner' } as const;
// What must go on compiling, so that the refusals below refuse for their own reason.
document('x.queue', { ...queued, queue });
document('x.queueDue', { ...queued, queue: { ...queue, due: 'dueAt' } });
// @ts-expect-error unknown state in a work queue
document('x.queueState', { ...queued, queue: { ...queue, open: ['draf'] } });
// @ts-expect-error a work queue that never waits
document('x.queueNever', { ...queued, queue: { ...queue, open: [] } });
// @ts-expect-error unknown field in a work queue
document('x.queueField', { ...queued, queue: { ...queue, claimedBy: 'wroker' } });
// @ts-expect-error a claim is given back, so its field may be empty
document('x.queueRequired', { ...queued, queue: { ...queue, claimedBy: 'owner' } });
// @ts-expect-error a text is no person
document('x.queuePerson', { ...queued, queue: { ...queue, claimedBy: 'name' } });
// @ts-expect-error a text is no priority
document('x.queuePriority', { ...queued, queue: { ...queue, priority: 'name' } });
// @ts-expect-error a number is no place
document('x.queueZone', { ...queued, queue: { ...queue, zone: 'priority' } });
// @ts-expect-error a number is no time
document('x.queueDue', { ...queued, queue: { ...queue, due: 'priority' } });
// @ts-expect-error a work queue without a priority
document('x.queueLess', { ...queued, queue: { open: ['draft'], claimedBy: 'worker', zone: 'owner' } });
// @ts-expect-error unknown key in a work queue
document('x.queueKey', { ...queued, queue: { ...queue, prio: 'priority' } });

const measured = {
  label: said,
  at: 'at',
  keepMonths: 12,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    until: datetime('至', 'Until'),
    device: text('设备', 'Device', { required: true }),
    value: decimal('值', 'Value', { required: true }),
    ms: integer('耗时', 'Time taken'),
  },
} as const;
// What must go on compiling, so that the refusals below refuse for their own reason.
const Reading = series('x.reading', {
  ...measured,
  rollups: { hour: { by: ['device'], measures: { value: ['sum', 'max'] } }, day: { by: [], measures: { ms: ['min'] } } },
});
declare const reading: SeriesRow<typeof Reading>;
declare const hour: RollupRow<typeof Reading, 'hour'>;
declare const day: RollupRow<typeof Reading, 'day'>;
export const soundSeries: readonly [string, number | null, string | null, string | null, number, number | null] = [
  reading.device,
  reading.ms,
  hour.value.sum,
  hour.device,
  hour.rows,
  day.ms.min,
];
// @ts-expect-error a row of a series has no version
export const seriesVersion: unknown = reading.version;
// @ts-expect-error rows are read-only
reading.device = 'x';
// @ts-expect-error what the roll-up does not keep
export const seriesMin: unknown = hour.value.min;
// @ts-expect-error fields the roll-up is not apart by
export const seriesBy: unknown = day.device;
// @ts-expect-error a number is no time
series('x.seriesAt', { ...measured, at: 'ms' });
// @ts-expect-error a time that may be missing belongs to no partition
series('x.seriesUntil', { ...measured, at: 'until' });
// @ts-expect-error how long rows are kept has to be said
series('x.seriesKeep', { label: said, at: 'at', fields: measured.fields });
// @ts-expect-error unknown field in a roll-up
series('x.seriesField', { ...measured, rollups: { day: { by: ['devize'], measures: {} } } });
// @ts-expect-error a text is not added up
series('x.seriesText', { ...measured, rollups: { day: { by: [], measures: { device: ['sum'] } } } });
// @ts-expect-error unknown measure
series('x.seriesMeasure', { ...measured, rollups: { day: { by: [], measures: { ms: ['median'] } } } });
// @ts-expect-error unknown bucket
series('x.seriesBucket', { ...measured, rollups: { week: { by: [], measures: {} } } });
// @ts-expect-error rows nobody writes have no rules
series('x.seriesRules', { ...measured, rules: [] });
