import { choice, date, decimal, type Decimal, type Id, query, ref, type Text } from '@takt/model';
import { BOM_USAGES } from './bom.ts';

/** One line of an explosion: a component below its parent, with what is needed of it. */
export interface BomNode {
  /** Places from the top down, `1.3.2`; its parent is what stands before the last. */
  readonly key: string;
  readonly level: number;
  readonly part: string;
  readonly partNo: string;
  readonly name: Text;
  readonly spec: string | null;
  /** Needed, in the unit the part is kept in. */
  readonly qty: Decimal;
  readonly unit: string;
  /** As the line says it. */
  readonly perQty: Decimal;
  readonly perUnit: string;
  /** For one piece of the part it goes into, phantoms between passed through, in the unit the part is kept in and without its own scrap. */
  readonly perPiece: Decimal;
  readonly scrapPercent: Decimal | null;
  readonly fixedScrap: Decimal | null;
  readonly phantom: boolean;
  readonly alternateGroup: string | null;
  readonly priority: number | null;
  readonly share: Decimal | null;
  /** False for an alternate nothing is needed of; what it is made of is not counted. */
  readonly used: boolean;
  readonly process: Text | null;
  readonly processId: Id | null;
  /** The item number of the line. */
  readonly place: number | null;
  readonly issue: 'pick' | 'backflush' | 'bulk';
  /** The version it is made by itself; null for what is bought. */
  readonly version: BomVersionName | null;
}
export interface BomVersionName {
  readonly id: string;
  readonly number: string;
  readonly versionNo: string;
}
export interface BomTree {
  readonly part: { readonly id: string; readonly partNo: string; readonly name: Text; readonly unit: string };
  /** Null when no version is in effect on the day. */
  readonly version: BomVersionName | null;
  readonly nodes: readonly BomNode[];
}

const part = ref('base.part', '物料', 'Part', { required: true });
const plant = ref('base.plant', '工厂', 'Plant');
const usage = choice('用途', 'Usage', BOM_USAGES, { required: true });
const on = date('日期', 'Date', { required: true });
const READ = { needs: 'base.bomVersion.read' };

/** What so many of a part need on a day, to any depth. A version may be asked for by name, to look at a draft. */
export const bomTree = query<BomTree>()(
  'base.bomTree',
  ['BOM展开', 'BOM explosion'],
  {
    part,
    plant,
    usage,
    on,
    qty: decimal('数量', 'Quantity', { required: true, above: 0 }),
    version: ref('base.bomVersion', 'BOM版本', 'BOM version'),
    alternates: choice('替代件', 'Alternates', { first: ['首选', 'First choice'], shared: ['按份额', 'By share'] }),
  },
  READ,
);

/** The version that was or will be in effect on a day; null when there is none. */
export const bomVersionOn = query<BomVersionName | null>()(
  'base.bomVersionOn',
  ['当日生效的BOM版本', 'BOM version of a day'],
  { part, plant, usage, on },
  READ,
);

/** A part that another one goes into, so many steps up. */
export interface BomUse {
  readonly key: string;
  readonly level: number;
  readonly part: string;
  readonly partNo: string;
  readonly name: Text;
  readonly perQty: Decimal;
  readonly perUnit: string;
  /** For one piece of the part it goes into, phantoms between passed through, in the unit the part is kept in and without its own scrap. */
  readonly perPiece: Decimal;
  readonly baseQty: Decimal;
  readonly phantom: boolean;
  readonly alternateGroup: string | null;
  readonly plant: string;
  readonly version: BomVersionName;
  /** Nothing is made of it in turn: a product that is sold. */
  readonly top: boolean;
}
export const bomUses = query<readonly BomUse[]>()('base.bomUses', ['BOM反查', 'BOM where-used'], { part, usage, on }, READ);

/** A version one may look at or compare. */
export interface KnownVersion extends BomVersionName {
  readonly status: string;
  readonly part: string;
  readonly partNo: string;
  readonly plant: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}
export const bomVersionsOf = query<readonly KnownVersion[]>()('base.bomVersionsOf', ['BOM版本', 'BOM versions'], { part }, READ);

/** What a line says, as far as versions are compared by it. */
export interface ComparedLine {
  readonly qty: Decimal;
  readonly unit: string;
  readonly scrapPercent: Decimal | null;
  readonly fixedScrap: Decimal | null;
  readonly phantom: '1' | '0';
  readonly alternateGroup: string | null;
  readonly priority: number | null;
  readonly share: Decimal | null;
  readonly runOutOn: string | null;
  readonly process: string | null;
  readonly issue: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}
export interface BomDifference {
  readonly part: string;
  readonly partNo: string;
  readonly name: Text;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: ComparedLine | null;
  readonly after: ComparedLine | null;
  /** Which of them differ, for a changed line. */
  readonly fields: readonly (keyof ComparedLine)[];
}
export const bomDifferences = query<readonly BomDifference[]>()(
  'base.bomDifferences',
  ['BOM版本比较', 'BOM comparison'],
  {
    before: ref('base.bomVersion', '原版本', 'Earlier version', { required: true }),
    after: ref('base.bomVersion', '新版本', 'Later version', { required: true }),
  },
  READ,
);
