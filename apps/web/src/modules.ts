import { joinDefinitions } from '@takt/model';

/** Modules that share one name in ids and to people (ADR 0105). */
async function system() {
  const [organisation, access, messaging, settings, operations] = await Promise.all([
    import('@takt/modules/organisation/defs').then(({ organisation: own }) => own),
    import('@takt/modules/access/defs').then(({ access: own }) => own),
    import('@takt/modules/messaging/defs').then(({ messaging: own }) => own),
    import('@takt/modules/settings/defs').then(({ settings: own }) => own),
    import('@takt/modules/operations/defs').then(({ operations: own }) => own),
  ]);
  // As lists of entities offer them: who looks for a role finds it before the business role.
  return joinDefinitions([access, organisation, messaging, settings, operations]);
}

/** The product as the browser knows it: the definitions of its modules, lowest level first, each in a chunk of its own. */
export const modules = {
  system,
  base: async () => (await import('@takt/modules/base/defs')).base,
  warehouse: async () => (await import('@takt/modules/warehouse/defs')).warehouse,
  equipment: async () => (await import('@takt/modules/equipment/defs')).equipment,
  quality: async () => (await import('@takt/modules/quality/defs')).quality,
  production: async () => (await import('@takt/modules/production/defs')).production,
  purchasing: async () => (await import('@takt/modules/purchasing/defs')).purchasing,
  sales: async () => (await import('@takt/modules/sales/defs')).sales,
};
