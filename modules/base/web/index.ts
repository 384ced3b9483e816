import { editScreen, type RecordTab, type Slot } from '@takt/web';
import { type ComponentType, lazy } from 'react';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/base/universal/factoryTree': lazy(async () => ({ default: (await import('./factory/factory-page.tsx')).FactoryPage })),
  '/base/les/workDate': lazy(async () => ({
    default: (await import('./work-calendar/work-calendar-page.tsx')).WorkCalendarPage,
  })),
};

/** Pages of this module that stand in no menu. */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/base/test01': lazy(async () => ({ default: (await import('./test-page.tsx')).TestPage })),
};

const tabs: readonly RecordTab[] = [
  {
    key: 'bomTree',
    label: ['BOM展开', 'Explosion'],
    of: 'base.bomVersion',
    body: lazy(async () => ({ default: (await import('./bom/tree-tab.tsx')).TreeTab })),
  },
  {
    key: 'bomUses',
    label: ['BOM反查', 'Where used'],
    of: 'base.bomVersion',
    body: lazy(async () => ({ default: (await import('./bom/uses-tab.tsx')).UsesTab })),
  },
  {
    key: 'bomCompare',
    label: ['版本比较', 'Compare versions'],
    of: 'base.bomVersion',
    body: lazy(async () => ({ default: (await import('./bom/compare-tab.tsx')).CompareTab })),
  },
];

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  ...['base.part', 'base.bom', 'base.bomVersion'].map((entity) => editScreen(entity, ...tabs)),
  editScreen('base.workHourBalance', {
    key: 'lineHours',
    label: ['可用工时', 'Available hours'],
    body: lazy(async () => ({ default: (await import('./work-hours/line-hours-tab.tsx')).LineHoursTab })),
  }),
  editScreen('base.route', {
    key: 'flow',
    label: ['工艺流程', 'Flow'],
    body: lazy(async () => ({ default: (await import('./route/flow-tab.tsx')).FlowTab })),
  }),
  editScreen('base.shiftModel', {
    key: 'day',
    label: ['班次图', 'Shift chart'],
    body: lazy(async () => ({ default: (await import('./shifts/shift-tab.tsx')).ShiftTab })),
  }),
];
