import { type DocOf, document, flag, quantity, reasonGiven, ref, state, text } from '@takt/model';
import { goods } from '../stock/goods.ts';
import { reasonWritten } from '../shared-guards.ts';
import { changingSerialNos } from '../serial-nos.ts';
import * as guard from './stock-hold-guards.ts';

/** Stock nobody may take until it is let go again, all at once or bit by bit. Creating it freezes. */
export const StockHold = document('warehouse.stockHold', {
  label: ['库存冻结单', 'Stock hold'],
  byFace: ['read', 'import', 'edit', 'create', 'unfreeze', 'move'],
  number: 'SH{yyyyMM}{seq:5}',
  filesIn: ['frozen'],
  states: {
    frozen: state('10', '已冻结', 'Frozen', { tone: 'warning' }),
    unfrozen: state('20', '已解冻', 'Unfrozen', { tone: 'success', final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location', { required: true }),
    ...goods,
    qty: quantity('冻结数量', 'Quantity to freeze', { required: true, min: 0, scale: 6 }),
    serialNos: changingSerialNos,
    // Not required as a field: the guard words the refusal.
    reason: text('原因', 'Reason', { length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    frozenQty: quantity('剩余冻结数量', 'Still frozen', { readonly: true, scale: 6, default: '0', ledger: { at: 'hold' } }),
    rejectedQty: quantity('判为不合格', 'Rejected', { readonly: true, scale: 6, default: '0', ledger: { to: 'ng' } }),
    // Set by quality once a disposal of this stock is open.
    ncOpen: flag('不合格处置中', 'Under disposal', { readonly: true }),
  },
  list: ['number', 'status', 'part', 'qty', 'reason', 'batch', 'warehouse', 'location', 'frozenQty', 'rejectedQty', 'ncOpen'],
  essential: ['part', 'qty', 'reason'],
  query: ['number', 'status', 'warehouse', 'location', 'part', 'batch'],
  scopes: { warehouse: 'warehouse' },
  actions: {
    create: { label: ['冻结', 'Freeze'], from: [], needs: [guard.freezeQty, reasonWritten] },
    unfreeze: {
      label: ['解冻', 'Unfreeze'],
      from: 'frozen',
      to: [{ when: guard.staysFrozen, to: 'frozen' }, { to: 'unfrozen' }],
      input: {
        qty: quantity('解冻数量', 'Quantity to unfreeze', {
          above: 0,
          scale: 6,
          help: ['不填为全部解冻', 'All of it when left empty'],
        }),
        serialNos: changingSerialNos,
      },
      deny: ['只有已冻结状态才能解冻', 'Only frozen stock can be unfrozen'],
      needs: [guard.nc, guard.unfreezeQty],
      effect: true,
      posts: true,
    },
    // Held goods that turn out to be no good; the contract only knows that they are set free.
    reject: {
      beyond: true,
      label: ['判为不合格', 'Reject'],
      from: 'frozen',
      to: [{ when: guard.staysFrozen, to: 'frozen' }, { to: 'unfrozen' }],
      input: {
        qty: quantity('不合格数量', 'Nonconforming', {
          above: 0,
          scale: 6,
          help: ['不填为全部', 'All of it when left empty'],
        }),
        serialNos: changingSerialNos,
        reason: text('原因', 'Reason', { length: 500 }),
      },
      needs: [guard.rejectQty, reasonGiven],
      effect: true,
      posts: true,
    },
    // Held goods stand in the way; the contract has no name for moving them.
    move: {
      beyond: true,
      label: ['移动', 'Move'],
      from: 'frozen',
      input: { location: ref('warehouse.location', '目标库位', 'To location', { required: true }) },
      effect: true,
      posts: true,
    },
  },
});
export interface StockHold extends DocOf<typeof StockHold> {}
