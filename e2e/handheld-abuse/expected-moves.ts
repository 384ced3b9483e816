import type { Entry } from '../../packages/handheld/src/outbox/entry.ts';
import type { Row, ServerState } from './server-state.ts';

/** One line of the ledger as it is compared: document, part, quantity, from, to. */
export type MoveText = string;
/** The six decimals of the server and the figures of a person are the same quantity. */
export const plain = (qty: unknown): string => String(Number(qty));
const partNoOf = (row: Row): string => String(row['partLabel'] ?? '').split(' ', 1)[0] ?? '';

export const moveText = (document: string, part: string, qty: unknown, from: string, to: string): MoveText =>
  `${document} · ${part} · ${plain(qty)} · ${from} → ${to}`;
const endOf = (row: Row, end: 'from' | 'to'): string => row[`${end}LocationLabel`] || row[`${end}Place`];
/** A transfer that is over when it begins has a number of its own, which nobody is told. */
const TRANSFER = 'warehouse.stockTransfer';
export const ledgerText = (row: Row): MoveText =>
  moveText(
    row['entity'] === TRANSFER ? TRANSFER : row['documentNo'],
    partNoOf(row),
    row['qty'],
    endOf(row, 'from'),
    endOf(row, 'to'),
  );

interface ActionBody {
  readonly _entity: string;
  readonly action: string;
  readonly rows: readonly { readonly id: string }[];
  readonly input: Readonly<Record<string, string | null>>;
}
interface MoveBody {
  readonly stock: string;
  readonly to: string;
  readonly qty: string;
}

/** What the accepted answers must have done: moves, and what documents say of themselves. */
export interface Expected {
  readonly moves: readonly MoveText[];
  /** `document field` → figure. */
  readonly figures: ReadonlyMap<string, string>;
  /** What the words on the screen do not say as it was sent. */
  readonly misworded: readonly string[];
}

/** Adds up the accepted answers in the order in which they were accepted. */
export function expectedOf(entries: readonly Entry[], server: ServerState, places: ReadonlyMap<string, string>): Expected {
  const moves: MoveText[] = [];
  const figures = new Map<string, string>();
  const misworded: string[] = [];
  const figure = (name: string): number => Number(figures.get(name) ?? 0);
  const add = (name: string, qty: unknown): void => void figures.set(name, plain(figure(name) + Number(qty)));
  const words = (entry: Entry, ...said: readonly unknown[]): void => {
    for (const one of said)
      for (const text of entry.label)
        if (!text.replaceAll(',', '').includes(String(one)))
          misworded.push(`“${text}” does not say ${String(one)}, which was sent`);
  };
  const ofId = (rows: readonly Row[], id: string | undefined): Row | undefined => rows.find((row) => row.id === id);

  const receive = (entry: Entry, receipt: Row, { lineId, qty }: ActionBody['input']): void => {
    const lines = (receipt['lines'] as readonly Row[]).filter(({ id }) => lineId === null || id === lineId);
    for (const line of lines) {
      const [took, refused] = [`${line.id} receivedQty`, `${line.id} rejectedQty`];
      const taken = qty ?? Math.max(0, Number(line['qty']) - figure(took) - figure(refused));
      if (Number(taken) === 0) continue;
      if (lineId !== null) words(entry, taken);
      add(took, taken);
      moves.push(moveText(receipt['number'], partNoOf(line), taken, 'vendor', receipt['locationLabel']));
    }
  };
  const putAway = (tasks: readonly Row[], { location, qty }: ActionBody['input'], place: (id: string) => string): void => {
    for (const task of tasks) {
      const name = `${task['number']} doneQty`;
      const put = qty ?? Number(task['qty']) - figure(name);
      add(name, put);
      const to = location ? place(location) : task['locationLabel'];
      moves.push(moveText(task['number'], partNoOf(task), put, task['fromLocationLabel'], to));
    }
  };
  const pick = (entry: Entry, task: Row, qty: string): void => {
    words(entry, qty);
    const order = server.orders.get(task['order']);
    add(`${task['number']} pickedQty`, qty);
    figures.set(`${task['number']} status`, Number(qty) === Number(task['qty']) ? '20' : '25');
    if (Number(qty) > 0)
      moves.push(moveText(order?.['number'], partNoOf(task), qty, task['locationLabel'], order?.['stagingLocationLabel']));
  };
  const count = (entry: Entry, order: Row, input: ActionBody['input']): void => {
    words(entry, ...(input['lineId'] ? [] : [input['location'], input['part']]));
    const line = input['lineId'] ?? lineOfFind(order, input)?.id ?? `${order['number']} ${JSON.stringify(input)}`;
    figures.set(`${line} countedQty`, plain(input['countedQty']));
  };
  const move = (entry: Entry, { to, qty }: MoveBody): void => {
    // The words are all that names the place it came from.
    const [, said = '', part = '', from = '', target = ''] = /^(\S+) · (.+): (.+) → (.+)$/.exec(entry.label[1]) ?? [];
    words(entry, qty);
    if (plain(said) !== plain(qty) || target !== to) misworded.push(`“${entry.label[1]}” was sent as ${qty} to ${to}`);
    moves.push(moveText(TRANSFER, part, qty, from, 'transit'), moveText(TRANSFER, part, qty, 'transit', to));
  };

  for (const entry of entries) {
    if (entry.path.endsWith('moveStock')) {
      move(entry, entry.body as MoveBody);
      continue;
    }
    const { _entity, action, rows, input } = entry.body as ActionBody;
    const [first] = rows;
    const receipt = ofId(server.receipts, first?.id);
    const task = ofId(server.picks, first?.id);
    const counted = ofId(server.counts, first?.id);
    if (action === 'receive' && receipt) receive(entry, receipt, input);
    else if (action === 'rejectQty') {
      words(entry, input['qty']);
      add(`${input['lineId']} rejectedQty`, input['qty']);
    } else if (action === 'putaway') {
      const tasks = rows.flatMap(({ id }) => ofId(server.putaways, id) ?? []);
      if (input['qty'] !== null) words(entry, input['qty']);
      putAway(tasks, input, (id) => places.get(id) ?? id);
    } else if (action === 'confirm' && task) pick(entry, task, input['qty'] ?? '');
    else if (action === 'count' && counted) count(entry, counted, input);
    else if (action === 'arrive') figures.set(`${first?.id} arrived`, 'yes');
    else misworded.push(`${_entity} ${action} is not known to the journey`);
  }
  return { moves, figures, misworded };
}

/** Goods that were found have the line that the find made. */
const lineOfFind = (order: Row, { location, part, batch }: ActionBody['input']): Row | undefined =>
  (order['lines'] as readonly Row[]).find(
    (line) =>
      line['found'] === '1' &&
      line['locationLabel'] === location &&
      partNoOf(line) === part &&
      (line['batch'] ?? null) === (batch ?? null),
  );
