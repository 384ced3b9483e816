import type { SampleOverrides, SampleRow, Samples, SamplesOptions } from '@takt/testing';
import { withSources } from './note-sources.ts';
import { withStatements } from './request-statements.ts';

const SAMPLED = ['unit', 'part', 'plant', 'customer', 'vendor', 'workshop', 'line', 'station', 'workSection', 'codelist'];

/** Rights nothing asks about are refused. */
const sampledRight = (n: number): readonly SampleRow[] => [{ permission: `base.${SAMPLED[n % SAMPLED.length]}.read` }];

const freshPart = async (samples: Samples): Promise<string> => (await samples.create('base.part', {}, 'least')).id;

const freshLocation = async (samples: Samples, warehouse: unknown): Promise<string> =>
  (await samples.create('warehouse.location', { warehouse }, 'least')).id;

const withoutOrders = (row: SampleRow): SampleRow => ({
  lines: row['lines'].map((line: SampleRow) => ({ ...line, order: null, orderLine: null })),
});

/**
 * What samples need beyond the definitions: cross-field rules and guards of `create` that no single field shows.
 * The only place for such knowledge; a new entity normally needs none.
 */
export const overrides: SampleOverrides = {
  // Keys are a text of their own form; the address of some is enough.
  'system.ssoProvider': (_row, n) => ({ jwks: null, jwksUrl: `https://example.com/keys/${n}` }),
  // Everybody else in the company would have to set up a second factor first.
  'system.securityConfig': () => ({ secondFactor: '0' }),
  // Nobody gives what they do not hold: a sampled role has what whoever is tried holds too.
  'system.role': (_row, n) => ({ isAdmin: '0', permissions: sampledRight(n) }),
  'system.apiKey': (_row, n) => ({ permissions: sampledRight(n) }),
  // A tab may stand anywhere; menus and buttons have levels to keep.
  'system.resource': () => ({ type: 'tab' }),
  // Several rules may wait for one document; at most one is in use.
  'system.codingRule': () => ({
    document: 'sales.salesOrder',
    reset: 'never',
    active: '0',
    segments: [{ kind: 'sequence', text: null, format: null, field: null, length: 5 }],
  }),
  // Shifts have hours of their own, and breaks lie within them.
  'base.shiftModel': (row) => ({
    shifts: row['shifts'].map((line: SampleRow) => ({ ...line, startAt: '20:00:00', endAt: '08:00:00' })),
    breaks: row['breaks'].map((line: SampleRow) => ({ ...line, startAt: '23:45:00', endAt: '00:15:00' })),
  }),
  // Quantities of samples have fractions; what is counted in pieces may not.
  'base.unit': () => ({ precision: 3 }),
  // What is not there cannot be reserved, nor what is not available.
  'warehouse.stock': () => ({ stockStatus: 'available', reservedQty: '0' }),
  // Only what has passed may be put away.
  'warehouse.putawayTask': () => ({ stockStatus: 'available' }),
  // From one place outside to another: what is at no location has no status.
  'warehouse.stockMove': () => ({ fromStatus: null, toStatus: null }),
  // What is at a location is counted in pieces; a batch is there already, and a sampled part has none.
  'warehouse.stockAdjust': (row) => ({
    lines: row['lines'].map((line: SampleRow) => ({ ...line, batch: null, stockStatus: 'available', adjustedQty: '1' })),
  }),
  // A range has an order; one without an end has it whatever it begins with.
  'warehouse.countOrder': (row) => (row['locationFrom'] ? { locationFrom: 'A', locationTo: null } : {}),
  // Something is frozen, for a reason.
  'warehouse.lotHold': (row, n) => ({ batch: row['batch'] ?? `B${n}`, reason: row['reason'] ?? '待查' }),
  // Goods that are good: others have a cage to go to.
  'warehouse.stockTransfer': (row) => ({
    lines: row['lines'].map((line: SampleRow) => ({ ...line, stockStatus: 'available' })),
  }),
  'warehouse.stockHold': (row) => ({ qty: '1', reason: row['reason'] ?? '待查' }),
  // A part with a shelf life is tracked, its other units are others, and an article number ends in the right digit.
  'base.part': async (row, _n, samples) => ({
    ...(row['shelfLifeDays'] && { trackMode: 'lot' }),
    ...(row['gtin'] && { gtin: '6901234567892' }),
    ...(row['temperatureTo'] && { temperatureFrom: '5', temperatureTo: '25' }),
    units: await Promise.all(
      row['units'].map(async (line: SampleRow) => ({ ...line, unit: (await samples.create('base.unit', {}, 'least')).id })),
    ),
  }),
  // A plant plans a part once, and has one BOM of it for each use.
  'base.partPlan': async (_row, _n, samples) => ({ part: await freshPart(samples) }),
  'base.bom': async (_row, _n, samples) => ({ part: await freshPart(samples) }),
  // What a part is made of is something else; each line is the whole of its group.
  'base.bomVersion': async (row, _n, samples) => ({
    lines: await Promise.all(
      row['lines'].map(async (line: SampleRow, at: number) => ({
        ...line,
        component: await freshPart(samples),
        ...(line['share'] && { alternateGroup: `G${at}`, share: '100' }),
      })),
    ),
  }),
  // Only what is done outside has a supplier.
  'base.route': async (row, _n, samples) => ({
    part: await freshPart(samples),
    operations: row['operations'].map((line: SampleRow) => ({ ...line, outsourced: '1' })),
  }),
  // What is locked is a line, for a reason.
  'base.productionLock': async (row, _n, samples) => ({
    kind: 'manual',
    line: row['line'] ?? (await samples.reference('base.line')),
    reason: row['reason'] ?? '待查',
  }),
  // Nothing is frozen of a part that has no BOM.
  'production.productionOrder': async (_row, _n, samples) => ({ part: await freshPart(samples), bomVersion: null, route: null }),
  // Material and goods lie at different places.
  'production.lineSetting': async (row, _n, samples) => ({
    finishedLocation: (await samples.create('warehouse.location', {}, 'least')).id,
    sideLocation: row['sideLocation'],
  }),
  // Levels begin with the innermost.
  'base.packageSchema': (row) => ({ levels: row['levels'].map((line: SampleRow) => ({ ...line, level: 1 })) }),
  // A standard is about a part or a category; one counts on any day: each sample has a day of its own.
  'quality.inspectionStandard': async (row, n, samples) => {
    const day = new Date(Date.UTC(2000, 0, n)).toISOString().slice(0, 10);
    const lines = row['lines'].map((line: SampleRow) => ({ ...line, samplingMode: 'full' }));
    const category = await samples.reference('base.partCategory');
    return { category, effectiveOn: day, expiryOn: day, lines };
  },
  // One that is closed can be neither important nor a deviation, and the suites close what they sample.
  'quality.inspectionItem': () => ({ important: '0', deviation: '0' }),
  // What other ways of sampling do not ask is hidden and may be empty.
  'quality.samplingSchema': (row) => ({
    method: 'aql',
    level: 'II',
    severity: 'normal',
    ranges: row['ranges'].map((line: SampleRow) => ({ ...line, acceptNo: 1, rejectNo: 2 })),
  }),
  // Nobody calibrates tomorrow.
  'quality.inspectionTool': (row) =>
    row['calibratedOn'] ? { calibration: 'calibration', cycleMonths: 12, calibratedOn: '2020-01-31' } : {},
  // A mapping has codes of the other system; samples are to be looked up.
  'base.codelist': () => ({ purpose: 'reference' }),
  // Shares of one hundred: a company full of samples stays below it.
  'base.vendorExamType': () => ({ examRatio: '0.01' }),
  'base.vendorExamItem': () => ({ examRatio: '0.01' }),
  // Levels begin with one, and each approver is a person or a role.
  'base.approvalPlan': (row) => ({
    levels: row['levels'].map((line: SampleRow) => ({ ...line, level: 1, amountFrom: '0', amountTo: '1000' })),
    approvers: row['approvers'].map((line: SampleRow) => ({ ...line, level: 1, kind: 'head' })),
  }),
  // Terms of one day each, so that none overlap.
  'base.vendorPart': (_row, n) => {
    const day = new Date(Date.UTC(2060, 0, n)).toISOString().slice(0, 10);
    return { validFrom: day, validTo: day };
  },
  // Somebody who can be reached.
  'base.customerContact': (row, n) => (row['tel'] ? {} : { phone: `0574-${n}` }),
  // Locations of a group lie in its warehouse; a group others point at may stand in any.
  'warehouse.locationGroup': (row) => (row['remark'] ? {} : { locations: [] }),
  // Filled from somewhere else, each part once; a maximum is above its minimum.
  'warehouse.pickFace': async (row, _n, samples) => ({
    part: await freshPart(samples),
    minQty: '1',
    maxQty: '10',
    packageQty: '1',
    sourceLocation: await freshLocation(samples, row['sourceWarehouse']),
  }),
  'warehouse.kanbanLoop': async (row, _n, samples) => ({
    sourceLocation: await freshLocation(samples, row['sourceWarehouse']),
  }),
  // Goods come in there, at any time: whoever points at one may mean that.
  'warehouse.dock': () => ({ direction: 'both', opensAt: '00:00:01', closesAt: '23:59:58' }),
  'warehouse.area': () => ({ temperatureFrom: '5', temperatureTo: '25' }),
  // A stop is some place; a step that names no place asks for none.
  'warehouse.route': (row) => ({
    stops: row['stops'].map((line: SampleRow) => ({ warehouse: row['warehouse'], ...line })),
  }),
  'warehouse.putawayRule': (row) => ({ steps: row['steps'].map((line: SampleRow) => ({ ...line, strategy: 'empty' })) }),
  'warehouse.batchRule': () => ({ dayOf: 'received', dayFormat: 'YYMMDD' }),
  // Customers have their orders, and allocations are the product's to make.
  'warehouse.outboundOrder': async (row, _n, samples) => ({
    customer: await samples.reference('base.customer'),
    lines: row['lines'].map((line: SampleRow) => ({ ...line, stockStatus: 'available' })),
    allocations: [],
  }),
  // Whatever sampled notes are called off by, none comes too early.
  'base.vendor': (row) => (row['earlyDeliveryHours'] ? { earlyDeliveryHours: 1_000_000 } : {}),
  // What it calls off is put in when the rest of it stands.
  'purchasing.deliveryNote': (row) => ({
    lines: row['lines'].map(({ plan: _plan, order: _order, sourceLine: _line, ...line }: SampleRow) => line),
  }),
  // Orders that a line may name are confirmed by their supplier first; a dock would be one of the same warehouse.
  'purchasing.deliveryPlan': (row) => ({ ...withoutOrders(row), dock: null }),
  'purchasing.pickupNote': withoutOrders,
  // A note that brought the goods is one of the same supplier.
  'purchasing.returnNotice': (row) => ({ lines: row['lines'].map((line: SampleRow) => ({ ...line, note: null, pickup: null })) }),
  // Goods would have to come first; what is agreed on as an amount comes to its quantity and price, where it has both.
  // Its month has begun, and no other sample has it.
  'purchasing.monthlyReconciliation': (row, n) => ({
    period: `${String(100 + (Math.floor(n / 12) % 1900)).padStart(4, '0')}-${String(1 + (n % 12)).padStart(2, '0')}`,
    lines: row['lines'].map((line: SampleRow) => ({
      ...line,
      kind: 'claim',
      ...(line['price'] && { qty: '1', price: line['amount'] }),
    })),
  }),
  // Not more is inspected than comes, and nothing deviates.
  'purchasing.supplierInspectionTask': (row) => (row['sampQty'] ? { asnQty: 10, sampQty: 5, deviation: 'N' } : {}),
  // Prices of one day each, so that none overlap.
  'purchasing.priceList': (_row, n) => {
    const day = new Date(Date.UTC(2060, 0, n)).toISOString().slice(0, 10);
    return { validFrom: day, validTo: day };
  },
  // Weeks are named by their Monday.
  'purchasing.purchaseForecast': (row, n) => ({
    lines: row['lines'].map((line: SampleRow) => ({
      ...line,
      week: new Date(Date.UTC(2096, 3, 2 + 7 * n)).toISOString().slice(0, 10),
    })),
  }),
};

/** A delivery unit stands in the plant of the warehouse that asks for it. */
async function inItsPlant(row: SampleRow, samples: Samples): Promise<SampleRow> {
  if (!row['deliveryUnit']) return row;
  const { data } = await samples.client.one('warehouse.warehouse', row['warehouse']);
  const { id } = await samples.create('base.deliveryUnit', { plant: data.plant, workshop: null, line: null });
  return { ...row, deliveryUnit: id };
}

/** A receipt is of the supplier whose delivery it takes in. */
const ofItsAsn = async (row: SampleRow, { client }: Samples): Promise<SampleRow> => {
  const asn = await client.one('warehouse.asn', row['asn']);
  return asn.httpStatus === 200 ? { ...row, vendor: asn.data.vendor } : row;
};
/** A line has one setting, and stands in the plant of the row. */
async function onLineOfItsOwn(row: SampleRow, samples: Samples): Promise<SampleRow> {
  const { plant } = row;
  const workshop = (await samples.create('base.workshop', { plant }, 'least')).id;
  return { ...row, line: (await samples.create('base.line', { plant, workshop }, 'least')).id };
}
export const completing: SamplesOptions['completing'] = {
  'warehouse.pickFace': inItsPlant,
  'warehouse.kanbanLoop': inItsPlant,
  'purchasing.deliveryNote': withSources,
  'purchasing.invoiceRequest': withStatements,
  'warehouse.receipt': ofItsAsn,
  'production.lineSetting': onLineOfItsOwn,
};

/** Entities whose sampled line may stand in a row once only. */
export const aloneIn: readonly string[] = [
  'system.codingRule',
  'base.shiftModel',
  'base.packageSchema',
  'quality.inspectionStandard',
  'base.approvalPlan',
  'warehouse.route',
  'warehouse.putawayRule',
  'warehouse.rotationRule',
  'warehouse.allocationRule',
  'purchasing.purchaseForecast',
  'sales.deliveryPath',
  'purchasing.bulletin',
];

/** Links of which a row has one or the other, by entity: whoever is given this one loses that one. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'purchasing.deliveryNote': { order: 'plan' },
};

/** What else changes in a line that is given this link. */
export const replaced = (id: string, name: string): SampleRow => {
  const other = instead[id]?.[name];
  return other === undefined ? {} : { [other]: null };
};

/** Links that fit only beside another of the row, by entity: the unit of a component leads to the unit it is kept in. */
export const tied: Readonly<Record<string, readonly string[]>> = {
  'base.bomVersion': ['lines.unit'],
  'warehouse.outboundOrder': ['lines.unit'],
  // What is called off is of one supplier, part and unit in both.
  'purchasing.deliveryNote': ['.vendor', '.warehouse', 'lines.part', 'lines.unit', 'lines.plan', 'lines.order'],
  'purchasing.deliveryPlan': ['.dock', 'lines.order'],
  'purchasing.pickupNote': ['lines.order'],
  // A confirmed statement of the same supplier, which nobody else may invoice.
  'purchasing.invoiceRequest': ['.vendor', 'lines.statement'],
  // That of its ASN.
  'warehouse.receipt': ['.vendor'],
  'purchasing.returnNotice': ['lines.note', 'lines.pickup', 'lines.part', '.vendor'],
  // The stock it freezes points at them as well, and is what the sentence names.
  'warehouse.stockHold': ['.location', '.part', '.owner'],
  // A required location lies in it, and holds it as well.
  'warehouse.pickFace': ['.sourceWarehouse', '.deliveryUnit'],
  'warehouse.kanbanLoop': ['.sourceWarehouse', '.deliveryUnit'],
};
