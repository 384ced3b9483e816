import { modules } from '@takt/app-server/modules';
import { type Action, isDocument, RECORD_RIGHTS } from '@takt/model';
import { faceRights, rightsCatalogue } from '@takt/identity/host';
import { expect, test } from 'vitest';
import { entities } from './company.ts';

const kept = faceRights(modules.map(({ defs }) => defs));
const every = rightsCatalogue(modules).flatMap(({ groups }) =>
  groups.flatMap(({ pages }) => pages.flatMap(({ opens, rights }) => [...(opens ? [opens] : []), ...rights])),
);
const all = new Set(every.map(({ permission }) => permission));
const documents = entities.filter(isDocument);

test('what a face may do is named in the definitions, and every name is a right there is', () => {
  expect([...kept].filter((permission) => !all.has(permission))).toEqual([]);
});

test('an action that says nothing is denied', () => {
  const denied = documents.flatMap((doc) =>
    Object.entries<Action>(doc.actions).flatMap(([name, action]) => (action.byFace ? [] : [`${doc.id}.${name}`])),
  );
  expect(denied.filter((permission) => kept.has(permission))).toEqual([]);
  expect(denied.length).toBeGreaterThan(0);
});

test('nothing of the administration, no export, and no action that decides for the company', () => {
  expect([...kept].filter((permission) => permission.startsWith('system.'))).toEqual([]);
  expect([...kept].filter((permission) => permission.endsWith('.export'))).toEqual([]);
  const decisions = documents.flatMap((doc) =>
    ['approve', 'audit', 'reject', 'confirm', 'rejectQty', 'rejectReply', 'confirmPickup', 'confirmReceipt'].map(
      (name) => `${doc.id}.${name}`,
    ),
  );
  expect(decisions.filter((permission) => kept.has(permission))).toEqual([]);
});

test('rows of master data are read, written and imported', () => {
  const masters = entities.filter((entity) => !isDocument(entity) && !entity.id.startsWith('system.'));
  expect(masters.filter(({ byFace }) => byFace.slice(0, 5).join() !== RECORD_RIGHTS.join()).map(({ id }) => id)).toEqual([]);
});

/** By document: its rights beside actions, then its actions. Whoever adds to it decides what a face may do. */
test('the list of what documents allow', () => {
  const list = Object.fromEntries(
    documents.map((doc) => [
      doc.id,
      [
        doc.byFace.join(' '),
        Object.keys(doc.actions)
          .filter((name) => (doc.actions[name] as Action).byFace)
          .join(' '),
      ].join(' | '),
    ]),
  );
  expect(list).toMatchInlineSnapshot(`
    {
      "base.bomVersion": "read create import | edit delete addLine editLine deleteLine submit obsolete",
      "equipment.repairOrder": "read lead import edit | create dispatch transfer start wait resume finish accept",
      "purchasing.bulletin": "read create import | edit delete publish takedown",
      "purchasing.contract": "read create import | edit delete submit revise close",
      "purchasing.deliveryNote": "read import | create save edit delete addLine editLine deleteLine bindLabel publish withdraw ship cancelShip close print",
      "purchasing.deliveryPlan": "read create import | edit delete publish answerLine feedback generateDeliveryNote close",
      "purchasing.ecr": "read create import | edit delete submit ack cutover close",
      "purchasing.invoiceRequest": "read import | create edit delete submit return void",
      "purchasing.labelList": "read import | create edit delete bind unbind void print",
      "purchasing.monthlyReconciliation": "read import print | create edit delete gather publish withdraw dispute unconfirm",
      "purchasing.pickupNote": "read create import | edit delete addLine editLine deleteLine publish withdraw close",
      "purchasing.purchaseForecast": "read create import | edit delete publish feedback accept",
      "purchasing.purchaseOrder": "read create import print | edit delete addLine editLine deleteLine publish withdraw reply acceptReply revise acknowledge refuseRevision withdrawRevision close",
      "purchasing.requisition": "read create import | edit delete addLine editLine deleteLine release withdraw order close",
      "purchasing.returnNotice": "read create import print | edit delete addLine editLine deleteLine publish withdraw feedback close",
      "purchasing.supplierInspectionTask": "read create import | edit delete addLine editLine deleteLine execute pass recheck finishRecheck close",
      "sales.billOfLading": "read create import | edit delete addLine editLine deleteLine issue close print",
      "sales.salesOrder": "read create import | edit delete addLine editLine deleteLine lock unlock close",
      "sales.salesShipment": "read create import | edit delete addLine editLine deleteLine release pick ship complete forceComplete cancel",
      "warehouse.asn": "read create import edit | deliver arrive cancel close",
      "warehouse.container": "read create import edit | load unload ship arrive repair endRepair lost scrap",
      "warehouse.countOrder": "read create import print | edit delete release count recount submit close",
      "warehouse.lotHold": "read import edit | create",
      "warehouse.outboundOrder": "read create override import print | edit delete addLine editLine deleteLine release allocate deallocate pick unpick pass ship close cancel",
      "warehouse.pickTask": "read import edit | create start cancel claim giveBack",
      "warehouse.putawayTask": "read edit | putaway cancel claim giveBack",
      "warehouse.receipt": "read create edit print | receive judge putaway cancel close",
      "warehouse.releasePass": "read import edit print | create submit leave void",
      "warehouse.replenishmentTask": "read create override import | edit delete release pick deliver sign close cancel claim giveBack",
      "warehouse.stockAdjust": "read create import | edit addLine editLine deleteLine delete submit adjust",
      "warehouse.stockHold": "read import edit | create unfreeze move",
      "warehouse.stockTransfer": "read create moveStock unpack import | edit delete addLine editLine deleteLine release moveOut moveIn close",
      "warehouse.wave": "read create import | edit delete addLine editLine deleteLine gather release close",
    }
  `);
});

test('the list of what else is allowed: calls, rights of modules, and rights of master data beside their rows', () => {
  const others = [...kept].filter((permission) => {
    const [module, name, right = ''] = permission.split('.');
    const entity = entities.find(({ id }) => id === `${module}.${name}`);
    return entity ? !isDocument(entity) && !RECORD_RIGHTS.includes(right) : true;
  });
  expect(others.toSorted()).toMatchInlineSnapshot(`
    [
      "base.trialUsers",
      "base.trialUsersAgain",
      "purchasing.deliveryDetails",
      "purchasing.shipmentsInControl",
      "purchasing.shortageBoard",
      "quality.inspectionItem.close",
      "sales.salesSerial.read",
      "warehouse.containerFlow.read",
      "warehouse.countDiff.read",
      "warehouse.emptyBox",
      "warehouse.recall",
      "warehouse.recall.hold",
      "warehouse.stock.read",
      "warehouse.stockMove.read",
    ]
  `);
});
