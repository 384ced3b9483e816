/** With what the numbers of a document begin, so that no other's begin alike: initials, else more of its words. */
export function numberPrefix(dashed: string, taken: readonly string[]): string {
  const words = dashed.toUpperCase().split('-');
  const candidates = [1, 2, 3].map((letters) => words.map((word) => word.slice(0, letters)).join(''));
  return candidates.find((one) => !taken.includes(one)) ?? words.join('');
}

/** What is to be made, and what it is called in every place. */
export interface NewDefinition {
  readonly kind: 'entity' | 'document';
  readonly module: string;
  /** The folder of the module's definitions it stands in, with a slash; empty where they have none. */
  readonly folder: string;
  readonly dashed: string;
  readonly camel: string;
  readonly pascal: string;
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

/** The names that follow from `quality.gauge-type 量具类型 "Gauge type"` or `base.factory/gauge-type …`; null when it cannot be read. */
export function namesOf([kind, target = '', zh, en]: readonly string[]): NewDefinition | null {
  const [, module = '', folder = '', dashed = ''] = /^([a-z]+)\.([a-z-]+\/)?([a-z]+(?:-[a-z]+)*)$/.exec(target) ?? [];
  if ((kind !== 'entity' && kind !== 'document') || !dashed || !zh || !en) return null;
  const camel = dashed.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
  return { kind, module, folder, dashed, camel, pascal, id: `${module}.${camel}`, zh, en };
}
