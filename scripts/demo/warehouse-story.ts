/** Three warehouses with two thousand locations: racks, floor, receiving, shipping, inspection and what must not be used. */

/** Warehouse, code, name, English name, purpose. */
export const areas = [
  ['WH-RM', 'RM-ST', '原料存储区', 'Raw material storage', 'storage'],
  ['WH-RM', 'RM-IN', '收货待检区', 'Receiving and inspection', 'receiving'],
  ['WH-RM', 'RM-NG', '不合格品区', 'Nonconforming goods', 'nonconforming'],
  ['WH-RM', 'RM-LN', '线边区', 'At the lines', 'picking'],
  ['WH-FG', 'FG-ST', '成品存储区', 'Finished goods storage', 'storage'],
  ['WH-FG', 'FG-OUT', '备货发运区', 'Staging and shipping', 'staging'],
  ['WH-FG', 'FG-IN', '成品下线区', 'Goods from the lines', 'storage'],
  ['WH-SF', 'SF-ST', '半成品存储区', 'Semi-finished storage', 'storage'],
  ['WH-SF', 'SF-IO', '收发区', 'Receiving and shipping', 'staging'],
  ['WH-SF', 'SF-LN', '线边区', 'At the lines', 'picking'],
] as const;

/** Area, code, name, English name, kind of storage, ABC. */
export const zones = [
  ['RM-ST', 'RM-A', '快速货架', 'Fast racks', 'RACK', 'A'],
  ['RM-ST', 'RM-B', '普通货架', 'Racks', 'RACK', 'B'],
  ['RM-ST', 'RM-C', '慢速货架', 'Slow racks', 'RACK', 'C'],
  ['RM-ST', 'RM-FL', '卷料板料地堆', 'Floor for coils and sheets', 'FLOOR', null],
  ['RM-IN', 'RM-RCV', '收货暂存', 'Receiving', 'FLOOR', null],
  ['RM-IN', 'RM-QC', '待检', 'Awaiting inspection', 'FLOOR', null],
  ['RM-IN', 'RM-SHP', '发料备货', 'Staging for lines and returns', 'FLOOR', null],
  ['RM-NG', 'RM-NG', '隔离笼', 'Cage', 'CAGE', null],
  ['RM-LN', 'RM-LS', '线边库位', 'Line side', 'FLOOR', null],
  ['RM-LN', 'RM-LF', '机加件下线', 'Machined parts from the line', 'FLOOR', null],
  ['FG-ST', 'FG-R', '成品货架', 'Finished goods racks', 'RACK', null],
  ['FG-OUT', 'FG-SHP', '发运备货', 'Shipping lanes', 'FLOOR', null],
  ['FG-OUT', 'FG-NG', '成品隔离', 'Finished goods on hold', 'CAGE', null],
  ['FG-IN', 'FG-LF', '成品下线', 'From the lines', 'FLOOR', null],
  ['SF-ST', 'SF-R', '半成品货架', 'Semi-finished racks', 'RACK', null],
  ['SF-IO', 'SF-RCV', '收货', 'Receiving', 'FLOOR', null],
  ['SF-IO', 'SF-SHP', '发运', 'Shipping', 'FLOOR', null],
  ['SF-IO', 'SF-QC', '待检', 'Awaiting inspection', 'FLOOR', null],
  ['SF-IO', 'SF-NG', '隔离', 'On hold', 'CAGE', null],
  ['SF-LN', 'SF-LS', '线边库位', 'Line side', 'FLOOR', null],
  ['SF-LN', 'SF-LF', '冲焊件下线', 'Pressed and welded parts from the lines', 'FLOOR', null],
] as const;

/** Zone, kind, prefix, ranges from the aisle inwards (null where there is none), first place on the walk, kilograms. */
export const patterns = [
  ['RM-A', 'storage', null, ['A', 'B'], [1, 20], [1, 5], [1, 2], 1000, '800'],
  ['RM-B', 'storage', null, ['C', 'D'], [1, 20], [1, 5], [1, 2], 6000, '1000'],
  ['RM-C', 'storage', null, ['E', 'E'], [1, 20], [1, 5], [1, 2], 11000, '1000'],
  ['RM-FL', 'storage', 'FL', null, null, null, [1, 36], 15000, '5000'],
  ['RM-RCV', 'receiving', 'RCV', null, null, null, [1, 6], null, null],
  ['RM-QC', 'qc', 'QC', null, null, null, [1, 8], null, null],
  ['RM-SHP', 'shipping', 'SHP', null, null, null, [1, 4], null, null],
  ['RM-NG', 'ng', 'NG', null, null, null, [1, 6], null, null],
  ['RM-LS', 'storage', 'LS-MC', null, null, null, [1, 2], null, null],
  ['RM-LS', 'storage', 'LS-AS', null, null, null, [1, 2], null, null],
  ['RM-LF', 'storage', 'FIN-MC', null, null, null, [2, 2], null, null],
  ['FG-R', 'storage', null, ['F', 'J'], [1, 16], [1, 4], [1, 2], 1000, '1000'],
  ['FG-SHP', 'shipping', 'SHP', null, null, null, [1, 12], null, null],
  ['FG-NG', 'ng', 'NG', null, null, null, [1, 4], null, null],
  ['FG-LF', 'storage', 'FIN-MC', null, null, null, [1, 1], null, null],
  ['FG-LF', 'storage', 'FIN-AS', null, null, null, [1, 2], null, null],
  ['SF-R', 'storage', null, ['K', 'M'], [1, 18], [1, 5], null, 1000, '600'],
  ['SF-RCV', 'receiving', 'RCV', null, null, null, [1, 4], null, null],
  ['SF-SHP', 'shipping', 'SHP', null, null, null, [1, 4], null, null],
  ['SF-QC', 'qc', 'QC', null, null, null, [1, 4], null, null],
  ['SF-NG', 'ng', 'NG', null, null, null, [1, 2], null, null],
  ['SF-LS', 'storage', 'LS-ST', null, null, null, [1, 2], null, null],
  ['SF-LF', 'storage', 'FIN-ST', null, null, null, [1, 2], null, null],
] as const;

/** Zones on the floor, where parts and batches lie side by side; what lies ready for a line nobody else takes. */
export const onTheFloor: readonly string[] = ['RM-LS', 'RM-LF', 'FG-LF', 'SF-LS', 'SF-LF'];
export const lineSides: readonly string[] = ['RM-LS', 'SF-LS'];

/** Line, plant, warehouse and location of its material, of its goods, and whether work there needs a device. */
export const lineSettings = [
  ['MC-L1', 'NB01', ['WH-RM', 'LS-MC-01'], ['WH-FG', 'FIN-MC-01'], '1'],
  ['MC-L2', 'NB01', ['WH-RM', 'LS-MC-02'], ['WH-RM', 'FIN-MC-02'], '1'],
  ['AS-L1', 'NB01', ['WH-RM', 'LS-AS-01'], ['WH-FG', 'FIN-AS-01'], '1'],
  ['AS-L2', 'NB01', ['WH-RM', 'LS-AS-02'], ['WH-FG', 'FIN-AS-02'], '0'],
  ['ST-L1', 'NB02', ['WH-SF', 'LS-ST-01'], ['WH-SF', 'FIN-ST-01'], '0'],
  ['ST-L2', 'NB02', ['WH-SF', 'LS-ST-02'], ['WH-SF', 'FIN-ST-02'], '0'],
] as const;

/** Locations kept for one part: small ones that are picked every day. */
export const fixed: Readonly<Record<string, string>> = {
  'A-01-01-01': 'BLT-5001',
  'A-01-01-02': 'SEL-4001',
  'A-02-01-01': 'SEL-4002',
};

export const docks = [
  {
    code: 'D01',
    name: '1号收货月台',
    nameEn: 'Dock 1, receiving',
    warehouse: 'WH-RM',
    direction: 'inbound',
    goods: 'PALLET',
    opensAt: '07:30:00',
    closesAt: '18:00:00',
    vehicles: 1,
    maxLength: '13.5',
    leveller: '1',
  },
  {
    code: 'D02',
    name: '2号收货月台',
    nameEn: 'Dock 2, receiving',
    warehouse: 'WH-RM',
    direction: 'inbound',
    goods: 'PALLET',
    opensAt: '07:30:00',
    closesAt: '18:00:00',
    vehicles: 1,
    maxLength: '9.6',
    leveller: '1',
  },
  {
    code: 'D03',
    name: '板料卸货口',
    nameEn: 'Sheet unloading',
    warehouse: 'WH-RM',
    direction: 'inbound',
    goods: 'COIL',
    opensAt: '08:00:00',
    closesAt: '16:30:00',
    slotMinutes: 60,
    vehicles: 1,
    maxLength: '17.5',
  },
  {
    code: 'D11',
    name: '1号发货月台',
    nameEn: 'Dock 1, shipping',
    warehouse: 'WH-FG',
    direction: 'outbound',
    goods: 'PALLET',
    opensAt: '08:00:00',
    closesAt: '20:00:00',
    vehicles: 1,
    maxLength: '17.5',
    leveller: '1',
  },
  {
    code: 'D12',
    name: '2号发货月台',
    nameEn: 'Dock 2, shipping',
    warehouse: 'WH-FG',
    direction: 'outbound',
    goods: 'CONTAINER',
    opensAt: '08:00:00',
    closesAt: '20:00:00',
    slotMinutes: 60,
    vehicles: 1,
    maxLength: '17.5',
  },
  {
    code: 'D21',
    name: '二厂收发月台',
    nameEn: 'Dock of plant 2',
    warehouse: 'WH-SF',
    direction: 'both',
    goods: 'PALLET',
    opensAt: '08:00:00',
    closesAt: '17:00:00',
    vehicles: 1,
    maxLength: '9.6',
  },
] as const;

/** Code, plant, dock, kind, metres. */
export const berths = [
  ['B01', 'NB01', 'D01', 'working', '13.5'],
  ['B02', 'NB01', 'D02', 'working', '9.6'],
  ['B03', 'NB01', 'D03', 'working', '17.5'],
  ['B04', 'NB01', 'D11', 'working', '17.5'],
  ['B05', 'NB01', 'D12', 'working', '17.5'],
  ['B06', 'NB01', null, 'waiting', '13.5'],
  ['B07', 'NB01', null, 'waiting', '13.5'],
  ['B08', 'NB01', null, 'waiting', '17.5'],
  ['B21', 'NB02', 'D21', 'working', '9.6'],
  ['B22', 'NB02', null, 'waiting', '9.6'],
] as const;
