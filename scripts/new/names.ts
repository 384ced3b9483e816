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
  /** With what its id and address begin: the module, or what the five about the product itself share. */
  readonly shared: string;
  /** The folder of the module's definitions it stands in, with a slash; empty where they have none. */
  readonly folder: string;
  readonly dashed: string;
  readonly camel: string;
  readonly pascal: string;
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

export const USE = `Use: npm run new entity|document module.[folder/]name-with-dashes 中文名称 "English name"
  npm run new entity base.material/surface-class 表面等级 "Surface class"
  npm run new document sales.sample-order 样件订单 "Sample order"
From the contract and a proposed data model, in a folder with states.json and model.json; names are theirs where none are given:
  npm run new document production.[folder/]production-order --from production_order --data FOLDER`;

/** The names that follow from `quality.surface-class 表面等级 "Surface class"` or `base.material/surface-class …`; null when it cannot be read. */
export function namesOf(
  [kind, target = '', zh, en]: readonly (string | undefined)[],
  prefix: string | null,
): NewDefinition | null {
  const [, module = '', folder = '', dashed = ''] = /^([a-z]+)\.([a-z-]+\/)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(target) ?? [];
  if ((kind !== 'entity' && kind !== 'document') || !dashed || !zh || !en) return null;
  const camel = dashed.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
  const shared = prefix ?? module;
  return { kind, module, shared, folder, dashed, camel, pascal, id: `${shared}.${camel}`, zh, en };
}
