/** What people are told about the pages they open most, beside what the page says of itself: address, Chinese, English. */
export const pageHelp: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  '/base/les/partBase': [
    '先在“查询”里输入料号或名称的一部分。打开物料后，“BOM展开”看组成，“BOM反查”看用在哪里。安全件必须按批次或序列号追溯。',
    'Search by part of the number or name. In a part, Explosion shows what it is made of and Where used what it goes into. Safety parts are tracked by batch or serial number.',
  ],
  '/base/universal/bom': [
    '一个物料在一个工厂有一个BOM，用量写在BOM版本里；版本审批后才生效，生效前一版本自动失效。',
    'A part has one BOM in a plant; quantities stand in its versions. A version takes effect when somebody else approves it, and ends the one before.',
  ],
  '/les/purchase/order': [
    '新建后填写明细，价格来自合同或价格表。发布后供应商在线回复；确认回复后才能据此送货。',
    'Prices come from the contract or the price list. The supplier answers a published order online; once the answer is accepted, goods can be delivered for it.',
  ],
  '/les/purchase/forecast': [
    '发布后供应商逐周回复；与上一版的差异用颜色标出。预测不是订单。',
    'The supplier answers week by week; what changed since the last one is coloured. A forecast is no order.',
  ],
  '/les/purchase/deliveryPlan': [
    '按天、按时安排到货。供应商同意后可直接由计划生成送货单。',
    'Says what arrives when. Agreed to, it becomes a delivery note with one button.',
  ],
  '/les/purchase/shortageBoard': [
    '红色是先停线的物料。点开一行看每一笔进出，右侧列出能解决缺料的单据：催货、审核、调拨。',
    'What stops a line first is on top. Open a row for everything that comes and goes; beside it stand the documents that would help.',
  ],
  '/les/supplier/deliveryNote': [
    '选择订单或交付计划的明细，发布后打印随车；需标签管控的物料先绑定箱标签才能发运。',
    'Call off lines of an order or plan, publish, print for the driver. Where labels are required, every case is bound before the goods leave.',
  ],
  '/les/billing/reconciliation': [
    '系统按月收集验收数量，与订单价格逐行核对。不符的明细须说明原因才能放行，供应商确认后开票。',
    'What was accepted in a month is matched with the prices of its orders, line by line. A line that differs is released with a reason; the supplier agrees and invoices.',
  ],
  '/wms/inbound/asn': [
    '供应商发运后自动生成。车辆到达时登记月台，随后生成收货单。',
    'Made when the supplier ships. Register the dock when the lorry arrives; the receipt is made then.',
  ],
  '/wms/inbound/receipt': [
    '逐行或扫箱收货；批次管理的物料须填供应商批号。需检验的货物为待检，检验判定后才有上架任务。',
    'Receive by line or by scanning cases; tracked parts need the supplier’s batch. What is to be inspected waits until it is judged, then gets its putaway tasks.',
  ],
  '/wms/inbound/putaway': [
    '系统按上架规则建议库位并说明理由；换库位时会检查承重、混放和温度。',
    'The rule suggests a location and says why. Another one is checked for weight, mixing and temperature.',
  ],
  '/wms/storage/stockQuery': [
    '按物料、批次、库位查询；可用数量已扣除分配和冻结。“时点库存”可以回看任意时刻。',
    'By part, batch or location; what is allocated or held is not available. Stock as of a moment looks back.',
  ],
  '/wms/storage/stockLedger': [
    '每一次出入库一行，不能修改；更正由冲销完成。',
    'One row for every move, never changed; corrections reverse it.',
  ],
  '/wms/storage/recall': [
    '输入批次、供应商批号、容器或序列号，查看来源、现存与去向，并可一次冻结全部。',
    'Enter a batch, supplier batch, container or serial number: where it came from, is and went. All of it can be held at once.',
  ],
  '/wms/storage/stockHold': [
    '冻结后不能分配和发出；解冻须说明数量。',
    'Held goods are neither allocated nor shipped; say how much is released.',
  ],
  '/wms/count/countPlan': [
    '下达后按库位盲盘，提交时与账面比较；超出容差的须复盘或审批。',
    'Count blind, location by location. Differences beyond the tolerance are counted again or approved.',
  ],
  '/wms/outbound/outboundOrder': [
    '下达、分配、拣货、放行、发出。灰色按钮说明还缺哪一步。',
    'Release, allocate, pick, pass, ship. A grey button says which step is missing.',
  ],
  '/wms/outbound/releasePass': [
    '由他人审批后车辆才能出门；门卫核对车牌后登记离厂。',
    'Somebody else approves it before the lorry may leave; the gate checks the plate and registers the departure.',
  ],
  '/mes/sales/salesShipment': [
    '由销售订单生成，下达后仓库拣货；发运后登记客户签收。',
    'Made from a sales order; the warehouse picks it once it is released. The customer’s signature is entered at the end.',
  ],
  '/mes/productionPlan/productionOrder': [
    '发布时固定BOM与工艺路线，并按产线生成车间工单；之后修改主数据不影响本订单。“进展”页签逐道工序核对投入、合格、报废、返工与在制。',
    'Release keeps BOM and route as they are and makes a work order for each line; later changes of masters do not touch it. The tab Progress closes the sum of every operation.',
  ],
  '/mes/workOrder/shopWorkOrder': [
    '派工时每道工序生成一张派工单；可先手工建派工单，指定人员、设备和工装，再一并发布。末工序的合格品在此包装、下线入库。',
    'Dispatching makes a dispatch order for each operation; those made by hand before, with people, devices and tools, go out with it. Good pieces of the last operation are packed and brought to stock here.',
  ],
  '/mes/workOrder/dispatchOrder': [
    '开工前检查设备、工装、锁定；关键件先上料再报工。报废和返工须选缺陷，报错由班长撤销最近一次报工。',
    'A start asks for device, tool and locks; key parts are mounted before work is reported. Scrap and rework name their defect; the leader takes the last report back.',
  ],
  '/mes/finish/backflush': [
    '计数点报工时按用量从线边库位扣料。缺料不影响报工，此处留下异常，补料后重新扣料。',
    'A report at a counting point takes its material from the line side. A shortage does not stop the report: it stays here and is run again once the material is there.',
  ],
  '/mes/exception/productionLock': [
    '首件、防错、点检或人工锁定；锁定期间不能开工或报工，解除须填写原因。',
    'Locked by a first piece, error proofing, a spot check or by hand: nothing is started or reported until somebody releases it with a reason.',
  ],
  '/mes/workOrder/lineSetting': [
    '每条产线一行：从哪个线边库位扣料，成品下线到哪个库位。没有产线设置的订单不能发布。',
    'One for each line: where its material is taken from and where its goods go. Without it no order is released.',
  ],
  '/ems/service/repairOrder': [
    '报修、派工、维修、验收。停机时间从报修开始计算。',
    'Reported, dispatched, repaired, accepted. Downtime counts from the report.',
  ],
};
