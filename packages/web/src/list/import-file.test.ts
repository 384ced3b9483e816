import { expect, test } from 'vitest';
import { fileRefusal } from './import-file.ts';

test('B001 only workbooks are imported', () => {
  expect(fileRefusal({ name: 'parts.csv', size: 10 })?.[0]).toBe('只能上传xlsx、xls格式的文件');
  expect(fileRefusal({ name: 'parts.XLSX', size: 10 })).toBeNull();
  expect(fileRefusal({ name: 'parts.xls', size: 10 })).toBeNull();
});

test('B002 a workbook has at most 5M', () => {
  expect(fileRefusal({ name: 'parts.xlsx', size: 5 * 1024 * 1024 })).toBeNull();
  expect(fileRefusal({ name: 'parts.xlsx', size: 5 * 1024 * 1024 + 1 })?.[0]).toBe('文件大小不能超过5M');
});
