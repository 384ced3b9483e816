import { type MenuGroup, page, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'base',
    group: 'warehouseModel',
    label: ['仓库建模', 'Warehouse model'],
    screens: [
      screen('/base/les/warehouse', '仓库', 'Warehouse', 'master', 'warehouse.warehouse'),
      screen('/base/les/area', '库区', 'Area', 'master', 'warehouse.area'),
      screen('/base/les/zone', '区域', 'Zone', 'master', 'warehouse.zone'),
      screen('/base/les/location', '库位', 'Location', 'master', 'warehouse.location'),
      screen('/base/les/locationGroup', '库位组', 'Location group', 'line', 'warehouse.locationGroup'),
      screen('/base/les/route', '路线', 'Route', 'master', 'warehouse.route'),
      screen('/base/les/dock', '月台', 'Dock', 'master', 'warehouse.dock'),
      screen('/base/les/berth', '泊位', 'Berth', 'master', 'warehouse.berth'),
      screen('/base/les/allocationRule', '分配规则', 'Allocation rule', 'line', 'warehouse.allocationRule'),
      screen('/base/les/batchRule', '批次规则', 'Batch rule', 'master', 'warehouse.batchRule'),
      screen('/base/les/putawayRule', '上架规则', 'Putaway rule', 'line', 'warehouse.putawayRule'),
      screen('/base/les/rotationRule', '周转规则', 'Rotation rule', 'line', 'warehouse.rotationRule'),
    ],
  },
  {
    area: 'warehouse',
    group: 'inbound',
    label: ['入库', 'Inbound'],
    screens: [
      screen('/wms/inbound/asn', 'ASN预到货通知', 'ASN', 'doc', 'warehouse.asn'),
      screen('/wms/inbound/receipt', '收货', 'Receiving', 'doc', 'warehouse.receipt'),
      screen('/wms/inbound/putaway', '上架任务', 'Putaway task', 'doc', 'warehouse.putawayTask'),
      screen(
        '/wms/inbound/supplierInspTask',
        '供应商检验任务',
        'Supplier inspection task',
        'doc',
        'purchasing.supplierInspectionTask',
      ),
    ],
  },
  {
    area: 'warehouse',
    group: 'storage',
    label: ['库内', 'Storage'],
    screens: [
      screen('/wms/storage/stockQuery', '库存查询', 'Stock query', 'query', 'warehouse.stock'),
      screen('/wms/storage/stockLedger', '库存流水', 'Stock ledger', 'query', 'warehouse.stockMove'),
      screen('/wms/storage/stockAdjust', '库存调整', 'Stock adjust', 'doc', 'warehouse.stockAdjust'),
      screen('/wms/storage/stockHold', '库存冻结', 'Stock hold', 'doc', 'warehouse.stockHold'),
      screen('/wms/storage/stockTransfer', '库存移转', 'Stock transfer', 'doc', 'warehouse.stockTransfer'),
      screen('/wms/storage/replenishment', '补货任务', 'Replenishment task', 'doc', 'warehouse.replenishmentTask'),
      screen('/wms/count/countPlan', '盘点单', 'Stock count', 'doc', 'warehouse.countOrder'),
      screen('/wms/count/countDiff', '盘点差异', 'Count differences', 'query', 'warehouse.countDiff'),
      screen('/wms/storage/lot', '批次台账', 'Batches', 'master', 'warehouse.lot'),
    ],
  },
  {
    area: 'warehouse',
    group: 'outbound',
    label: ['出库', 'Outbound'],
    screens: [
      screen('/wms/outbound/outboundOrder', '出库单', 'Outbound order', 'doc', 'warehouse.outboundOrder'),
      screen('/wms/outbound/wave', '波次', 'Wave', 'doc', 'warehouse.wave'),
      screen('/wms/outbound/pickTask', '拣货任务', 'Picking task', 'doc', 'warehouse.pickTask'),
      screen('/wms/outbound/releasePass', '放行单', 'Release pass', 'doc', 'warehouse.releasePass'),
      page('/rf/outbound/pick', 'RF拣货', 'RF picking', 'tool', 'warehouse.pickTask.confirm'),
    ],
  },
  {
    area: 'warehouse',
    group: 'container',
    label: ['容器与序列号', 'Containers and serial numbers'],
    screens: [
      screen('/les/container/container', '容器台账', 'Container ledger', 'master', 'warehouse.container'),
      screen('/les/container/containerFlow', '容器流转', 'Container circulation', 'query', 'warehouse.containerFlow'),
      screen('/les/pack/label', '标签清单', 'Label list', 'doc', 'purchasing.labelList'),
      screen('/les/serial/serialNo', '序列号管理', 'Serial numbers', 'master', 'warehouse.serialNo'),
    ],
  },
];
