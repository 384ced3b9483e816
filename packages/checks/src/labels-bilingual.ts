import { type AnyDocument, isDocument, type Text } from '@takt/model';
import { actionsOf, type AnyEntity, entitiesOf, fieldsOf, type PlacedField, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

type Placed = readonly [where: string, text: Text | undefined];

const HAN = /\p{Script=Han}/u;
/** Characters only Chinese writes, its full-width punctuation among them. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** What is wrong with a pair, or null. */
export function pairProblem([zh, en]: Text): string | null {
  if (zh.trim() === '' || en.trim() === '') return 'one language is empty';
  if (zh !== en && !HAN.test(zh)) return `“${zh}” is not Chinese`;
  return CHINESE.test(en) ? `“${en}” is not English` : null;
}

const fieldTexts = ({ where, field: { label, options } }: PlacedField): Placed[] => [
  [where, label],
  [`${where} help`, options.help],
  [`${where} pattern`, options.patternWords],
  [`${where} required`, options.requiredWords],
  [`${where} integer`, options.integerWords],
  ...Object.entries(options.values ?? {}).map(([value, text]): Placed => [`${where}=${value}`, text]),
];

const entityTexts = (entity: AnyEntity): Placed[] => [
  [entity.id, entity.label],
  ...tablesOf(entity).map(([name, table]): Placed => [`${entity.id}.${name}`, table.label]),
  ...entity.rules.map((rule, index): Placed => [`${entity.id} rule ${rule.id ?? index + 1}`, rule.else]),
  ...(isDocument(entity) ? documentTexts(entity) : []),
];

const documentTexts = (doc: AnyDocument): Placed[] => [
  ...Object.entries<{ readonly label: Text }>(doc.states).map(([name, { label }]): Placed => [`${doc.id} state ${name}`, label]),
  ...actionsOf(doc).flatMap(([name, action]): Placed[] => [
    [`${doc.id}.${name}`, action.label],
    [`${doc.id}.${name} deny`, action.deny],
    [`${doc.id}.${name} confirm`, action.confirm],
    ...(action.needs ?? []).flatMap((guard): Placed[] => [
      [`${doc.id}.${name}.${guard.id}`, guard.else],
      [`${doc.id}.${name}.${guard.id} unblock`, guard.unblock],
    ]),
  ]),
];

const moduleTexts = ({ defs, menu }: ModuleParts): Placed[] => [
  [defs.module, defs.label],
  ...(defs.calls ?? []).map((call): Placed => [call.id, call.label]),
  ...Object.entries(defs.rights ?? {}).map(([permission, text]): Placed => [permission, text]),
  ...menu.flatMap(({ area, group, label, screens }): Placed[] => [
    [`menu ${area}/${group}`, label],
    ...screens.map((screen): Placed => [`menu ${screen.route}`, screen.label]),
  ]),
];

/**
 * Finds labels and sentences that lack a language or have the two mixed up. Remembers: translation keys away from the
 * thing they name, 108 of them suppressed by hand (Payload), and untranslated menu items (Carbon).
 */
export const labelsBilingual = (modules: readonly ModuleParts[]): Finding[] =>
  [
    ...modules.flatMap(moduleTexts),
    ...entitiesOf(modules).flatMap(entityTexts),
    ...fieldsOf(modules).flatMap(fieldTexts),
  ].flatMap(([where, text]) => {
    const what = text && pairProblem(text);
    return what ? [{ where, what }] : [];
  });
