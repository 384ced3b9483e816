import { type Field, isDocument, type Kind, type Text } from '@takt/model';
import { type AnyEntity, entitiesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** What a screen 1366 wide has left for columns, between the menu with the ticks and what can be done with a row. */
const ROOM = [917, 860] as const;
/** The list gives no column more, however long its words are. */
const WIDEST = 250;
/** Room beside the words of a cell or a head, and the mark of a state. */
const BESIDE = 22;
const TAG = 18;
const BAR = 56;
const LETTER = { wide: 13, narrow: 7.3 } as const;

const wordsWide = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? LETTER.wide : LETTER.narrow), 0);
const letters = (n: number): number => n * LETTER.narrow;

/** What the longest usual content of a kind takes: a name beside its code, a moment to the minute, a quantity of a factory. */
const USUAL: Readonly<Partial<Record<Kind, number>>> = {
  date: letters(10),
  datetime: letters(16),
  time: letters(5),
  flag: letters(3) + TAG,
  flagYN: letters(3) + TAG,
  integer: letters(6),
  quantity: letters(10),
  decimal: letters(9),
  money: letters(13),
  user: letters(12),
  department: letters(18),
  refs: WIDEST,
  dictionary: letters(12),
  code: letters(16),
  text: letters(26),
  computed: letters(12),
};

/** The number of a document or a code alone; with a name beside it, all there is. */
const CODE_ALONE = letters(16);

type Find = (id: string | undefined) => AnyEntity | undefined;
function contentWide(field: Field | undefined, values: readonly Text[], lang: 0 | 1, find: Find): number {
  if (values.length > 0) return TAG + Math.max(...values.map((label) => wordsWide(label[lang])));
  if (field?.kind === 'ref') return (find(field.options.to)?.title.length ?? 1) > 1 ? WIDEST : CODE_ALONE;
  const usual = (USUAL[field?.kind ?? 'text'] ?? WIDEST) + (field?.options.bar ? BAR : 0);
  return field?.options.length ? Math.min(usual, letters(field.options.length)) : usual;
}

/** How wide the list draws a column, as far as a definition tells. */
function widthOf(entity: AnyEntity, name: string, lang: 0 | 1, find: Find): number {
  const document = isDocument(entity) ? entity : null;
  const field: Field | undefined = entity.fields[name];
  const states = document && name === 'status' ? Object.values(document.states).map(({ label }) => label) : [];
  const label = document && name === 'number' ? document.numberLabel : (field?.label ?? ['状态', 'Status']);
  const content =
    document && name === 'number'
      ? CODE_ALONE
      : contentWide(field, [...states, ...Object.values<Text>(field?.options.values ?? {})], lang, find);
  return Math.min(WIDEST, BESIDE + Math.max(wordsWide(label[lang]), content));
}

/** How far to the right the columns up to this one reach. */
const reachOf = (entity: AnyEntity, name: string, lang: 0 | 1, find: Find): number =>
  entity.list.slice(0, entity.list.indexOf(name) + 1).reduce((sum, one) => sum + widthOf(entity, one, lang, find), 0);

/** What a definition that says nothing means: its first columns. */
const ESSENTIALS = 3;
const LANGUAGES = ['Chinese', 'English'] as const;

function problemsOf(entity: AnyEntity, find: Find): readonly string[] {
  const { essential, list } = entity;
  if (essential.length === 0 && isDocument(entity)) return ['does not say which three columns of its list are essential'];
  if (essential.length > 0 && essential.length !== ESSENTIALS) return [`calls ${essential.length} columns essential, not three`];
  const strange = essential.filter((name) => !list.includes(name));
  if (strange.length > 0) return strange.map((name) => `essential names ${name}, which is no column of its list`);
  const names = essential.length > 0 ? essential : list.slice(0, ESSENTIALS);
  return names.flatMap((name) =>
    ([0, 1] as const).flatMap((lang) => {
      const reach = Math.ceil(reachOf(entity, name, lang, find));
      return reach > ROOM[lang] ? [`${name} reaches ${reach} of ${ROOM[lang]} pixels in ${LANGUAGES[lang]}`] : [];
    }),
  );
}

/**
 * Finds lists whose essential columns lie beyond the edge of a small screen, and documents that do not say which they are. The
 * mistake: count differences opened without the difference, pick tasks without the quantity, orders without the amount.
 */
export function essentialsInSight(modules: readonly ModuleParts[]): Finding[] {
  const byId = new Map(entitiesOf(modules).map((entity) => [entity.id, entity]));
  const find: Find = (id) => byId.get(id ?? '');
  return [...byId.values()].flatMap((entity) => problemsOf(entity, find).map((what) => ({ where: entity.id, what })));
}
