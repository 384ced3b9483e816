import {
  blank,
  choice,
  code,
  compareDecimal,
  computed,
  type DocOf,
  date,
  document,
  type Guard,
  ref,
  state,
  text,
} from '@takt/model';
import { CONTAINER_HOLDERS, CONTAINER_STATES, CONTAINER_STEPS as STEPS } from './container-terms.ts';

const because = { reason: text('原因', 'Reason', { length: 500 }) };

/** Who has a container answers for it; sent to nobody, nobody does. */
const party: Guard = {
  id: 'party',
  must: (_, { input }) => {
    const holder = String(input['holder'] ?? '');
    return holder === 'company' || (holder !== '' && !blank(input[holder]));
  },
  else: ['请选择器具发往的供应商、客户或本公司', 'Choose the supplier, the customer or our own company it is shipped to'],
  unblock: ['请选择发往，并填写该供应商或客户', 'Choose where to, and the supplier or customer'],
  onInput: true,
};

/** One container with a number on its plate. The number is the one stock names as its container. */
export const Container = document('warehouse.container', {
  label: ['器具/容器', 'Container'],
  byFace: ['read', 'create', 'import', 'edit', 'load', 'unload', 'ship', 'arrive', 'repair', 'endRepair', 'lost', 'scrap'],
  number: 'CT{seq:8}',
  numberLabel: ['容器号', 'Container number'],
  filesIn: ['empty', 'loaded', 'inTransit', 'inRepair', 'lost'],
  states: {
    empty: state('0', ...CONTAINER_STATES.empty),
    loaded: state('1', ...CONTAINER_STATES.loaded, { tone: 'processing' }),
    inTransit: state('2', ...CONTAINER_STATES.inTransit, { tone: 'warning' }),
    inRepair: state('3', ...CONTAINER_STATES.inRepair, { tone: 'warning' }),
    lost: state('4', ...CONTAINER_STATES.lost, { tone: 'error' }),
    scrapped: state('5', ...CONTAINER_STATES.scrapped, { final: true }),
  },
  fields: {
    package: ref('base.package', '包装', 'Package', { required: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location'),
    rfid: code('RFID标签', 'RFID tag', { length: 64 }),
    boughtOn: date('购置日期', 'Bought on'),
    remark: text('备注', 'Remark', { length: 500 }),
    holder: choice('持有方', 'Held by', CONTAINER_HOLDERS, { readonly: true, default: 'company' }),
    vendor: ref('base.vendor', '供应商', 'Supplier', { readonly: true }),
    customer: ref('base.customer', '客户', 'Customer', { readonly: true }),
    contentQty: computed('decimal', '装载数量', 'Contents'),
  },
  list: ['number', 'status', 'location', 'contentQty', 'package', 'warehouse', 'holder', 'vendor', 'customer', 'rfid'],
  essential: ['status', 'location', 'contentQty'],
  query: ['number', 'status', 'package', 'warehouse', 'location', 'holder', 'vendor', 'customer', 'rfid'],
  scopes: { warehouse: 'warehouse' },
  actions: {
    load: { label: STEPS.load, from: 'empty', to: 'loaded', effect: true },
    unload: { label: STEPS.unload, from: 'loaded', to: 'empty', effect: true },
    ship: {
      label: STEPS.ship,
      from: ['empty', 'loaded'],
      to: 'inTransit',
      input: {
        holder: choice('发往', 'Ship to', CONTAINER_HOLDERS, {
          help: ['本公司即另一地点', 'Our company is another place of our own'],
        }),
        vendor: ref('base.vendor', '供应商', 'Supplier'),
        customer: ref('base.customer', '客户', 'Customer'),
        ...because,
      },
      needs: [party],
      effect: true,
    },
    arrive: {
      label: STEPS.arrive,
      from: 'inTransit',
      to: [{ when: ({ contentQty }) => compareDecimal(contentQty ?? '0', '0') > 0, to: 'loaded' }, { to: 'empty' }],
      input: {
        location: ref('warehouse.location', '到达库位', 'Location', {
          help: ['到达本公司时填写', 'Where it arrives with us'],
        }),
        ...because,
      },
      effect: true,
    },
    repair: { label: STEPS.repair, from: 'empty', to: 'inRepair', input: because, effect: true },
    endRepair: { label: STEPS.endRepair, from: 'inRepair', to: 'empty', input: because, effect: true },
    lost: {
      label: STEPS.lost,
      wayOut: true,
      from: ['empty', 'inTransit'],
      to: 'lost',
      input: because,
      effect: true,
    },
    scrap: {
      label: STEPS.scrap,
      from: ['empty', 'inRepair', 'lost'],
      to: 'scrapped',
      input: because,
      effect: true,
    },
  },
});
export interface Container extends DocOf<typeof Container> {}
