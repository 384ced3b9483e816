import { type ShippedList, shippedList } from '@takt/model';

/** Lists of values of the warehouse, as shipped. */
export const lists: readonly ShippedList[] = [
  shippedList('storageType', '存储方式', 'Kind of storage', {
    RACK: ['横梁货架', 'Pallet rack'],
    SHELF: ['轻型货架', 'Shelving'],
    FLOW: ['流利架', 'Flow rack'],
    FLOOR: ['地堆', 'Floor'],
    ASRS: ['立体库', 'Automated store'],
    CAGE: ['隔离笼', 'Cage'],
  }),
  shippedList('dockGoods', '月台货物类型', 'Goods at a dock', {
    PALLET: ['托盘货', 'Pallets'],
    LOOSE: ['散货', 'Loose goods'],
    COIL: ['卷料板料', 'Coils and sheets'],
    CONTAINER: ['集装箱', 'Containers'],
    PARCEL: ['快递', 'Parcels'],
  }),
];
