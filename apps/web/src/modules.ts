/** The product as the browser knows it: the definitions of its modules, lowest level first, each in a chunk of its own. */
export const modules = {
  system: async () => (await import('@takt/modules/system/defs')).system,
  base: async () => (await import('@takt/modules/base/defs')).base,
  warehouse: async () => (await import('@takt/modules/warehouse/defs')).warehouse,
  equipment: async () => (await import('@takt/modules/equipment/defs')).equipment,
  quality: async () => (await import('@takt/modules/quality/defs')).quality,
  purchasing: async () => (await import('@takt/modules/purchasing/defs')).purchasing,
  sales: async () => (await import('@takt/modules/sales/defs')).sales,
};
