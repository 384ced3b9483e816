import type { Text } from '@takt/model';

/** Where the exports of a person are, as the menu has it. */
export const EXPORT_CENTRE = { url: '/system/tool/asyncExport', title: ['导出中心', 'Export centre'] as Text };
