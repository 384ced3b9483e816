import { choice, code, command, integer, json, query, ref, sharedWords, text } from '@takt/model';
import { abc } from './abc.ts';
import { limits } from './location.ts';
import { LOCATION_KINDS } from './location-kinds.ts';

export const SEPARATORS = { hyphen: '-', dot: '.', none: '' } as const;

const bound = (zh: string, en: string) => text(zh, en, { length: 4 });
/** What the generator asks: where, which codes, and what the locations are like. */
export const generatorFields = {
  warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
  area: ref('warehouse.area', '库区', 'Area'),
  zone: ref('warehouse.zone', '区域', 'Zone'),
  prefix: code('前缀', 'Prefix', { length: 10 }),
  separator: choice(
    '分隔符',
    'Separator',
    { hyphen: ['横线 -', 'Hyphen -'], dot: ['点 .', 'Dot .'], none: sharedWords.none },
    { required: true, default: 'hyphen' },
  ),
  digits: integer('数字位数', 'Digits', { required: true, min: 1, max: 4, default: 2 }),
  aisleFrom: bound('巷道从', 'Aisle from'),
  aisleTo: bound('巷道到', 'Aisle to'),
  rackFrom: bound('货架从', 'Rack from'),
  rackTo: bound('货架到', 'Rack to'),
  levelFrom: bound('层从', 'Level from'),
  levelTo: bound('层到', 'Level to'),
  slotFrom: bound('格从', 'Slot from'),
  slotTo: bound('格到', 'Slot to'),
  kind: choice('库位类型', 'Location kind', LOCATION_KINDS, { required: true, default: 'storage' }),
  abc,
  firstSequence: integer('起始拣货顺序', 'First pick sequence', {
    ordinal: true,
    min: 0,
    help: ['逐个加10；不填则不编拣货顺序', 'Each following one is 10 more; none when empty'],
  }),
  ...limits,
};

/** What a pattern would make, before anything is made. */
export interface LocationPlan {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** Codes the warehouse has already: a few of them, and how many. */
  readonly taken: readonly string[];
  readonly takenCount: number;
}
export const planLocations = query<LocationPlan>()(
  'warehouse.planLocations',
  ['预览库位', 'Preview locations'],
  generatorFields,
  {
    needs: 'warehouse.location.create',
  },
);

interface GeneratedLocations {
  readonly ids: readonly string[];
  readonly first: string;
  readonly last: string;
}
export const generateLocations = command<GeneratedLocations>()(
  'warehouse.generateLocations',
  ['批量生成库位', 'Generate locations'],
  generatorFields,
  { needs: 'warehouse.location.create' },
);

/** What stands on the label of a location. */
export interface LocationLabel {
  readonly code: string;
  readonly checkCharacter: string | null;
  readonly warehouse: string;
  readonly zone: string | null;
}
export const locationLabels = query<readonly LocationLabel[]>()(
  'warehouse.locationLabels',
  ['库位标签', 'Location labels'],
  { ids: json<readonly string[]>('库位', 'Locations', { required: true }) },
  { needs: 'warehouse.location.read' },
);
