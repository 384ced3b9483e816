/** How the long form of a part is read: what it is, how it is followed and kept, and whose it is. */
export const partSections = [
  {
    label: ['基本信息', 'Basic data'],
    fields: [
      'partNo',
      'name',
      'nameEn',
      'spec',
      'drawingNo',
      'drawingVersion',
      'category',
      'unit',
      'partType',
      'markStatus',
      'remark',
    ],
  },
  {
    label: ['追溯与质量', 'Tracking and quality'],
    fields: [
      'trackMode',
      'trackingType',
      'keyPart',
      'safetyClass',
      'labelControlled',
      'qualityControlled',
      'shelfLifeDays',
      'gtin',
    ],
  },
  {
    label: ['库存与存储', 'Stock and storage'],
    fields: ['minStock', 'maxStock', 'netWeight', 'volume', 'hazardous', 'temperatureFrom', 'temperatureTo'],
  },
  { label: ['客户与工程', 'Customer and engineering'], fields: ['customerPartNo', 'carModel', 'engineer'] },
] as const;

/** What suppliers' people see of a part. */
export const suppliersSee = [
  'partNo',
  'name',
  'nameEn',
  'spec',
  'drawingNo',
  'drawingVersion',
  'category',
  'unit',
  'trackMode',
  'safetyClass',
  'labelControlled',
  'qualityControlled',
  'shelfLifeDays',
  'gtin',
  'netWeight',
  'markStatus',
  'units',
] as const;
