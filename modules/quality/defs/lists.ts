import { type ShippedList, shippedList } from '@takt/model';

/** Lists of values quality chooses from, as shipped. */
export const lists: readonly ShippedList[] = [
  shippedList('defectCategory', '缺陷类别', 'Defect category', {
    DIM: ['尺寸', 'Dimension'],
    SURF: ['表面', 'Surface'],
    CAST: ['铸造', 'Casting'],
    WELD: ['焊接', 'Welding'],
    ASSY: ['装配', 'Assembly'],
    FUNC: ['功能', 'Function'],
    MAT: ['材料', 'Material'],
    LABEL: ['标识包装', 'Marking and packing'],
  }),
  shippedList('gaugeType', '检具类型', 'Inspection tool type', {
    CALIPER: ['卡尺', 'Caliper'],
    MICROMETER: ['千分尺', 'Micrometer'],
    INDICATOR: ['百分表', 'Dial indicator'],
    PLUG: ['塞规', 'Plug gauge'],
    THREAD: ['螺纹规', 'Thread gauge'],
    FIXTURE: ['检验夹具', 'Checking fixture'],
    HARDNESS: ['硬度计', 'Hardness tester'],
    ROUGHNESS: ['粗糙度仪', 'Roughness tester'],
    CMM: ['三坐标', 'Coordinate measuring machine'],
    TORQUE: ['扭矩扳手', 'Torque wrench'],
    FORCE: ['测力仪', 'Force gauge'],
    LEAK: ['气密检测仪', 'Leak tester'],
    SCALE: ['衡器', 'Scale'],
    VISUAL: ['目视样件', 'Visual limit sample'],
  }),
  shippedList('exceptionCategory', '异常类别', 'Exception category', {
    EQUIPMENT: ['设备异常', 'Equipment'],
    MATERIAL: ['物料异常', 'Material'],
    QUALITY: ['质量异常', 'Quality'],
    PROCESS: ['工艺异常', 'Process'],
    STAFF: ['人员异常', 'Staff'],
    SAFETY: ['安全异常', 'Safety'],
  }),
  // The letters are given, what they stand for is each company's own to word.
  shippedList('partTestType', '零件试验类型', 'Part test type', {
    E: ['E 类试验', 'Type E'],
    F: ['F 类试验', 'Type F'],
    N: ['N 类试验', 'Type N'],
    S: ['S 类试验', 'Type S'],
    T: ['T 类试验', 'Type T'],
    W: ['W 类试验', 'Type W'],
  }),
  shippedList('surveyCategory', '调查类别', 'Survey category', {
    QUALITY: ['产品质量', 'Product quality'],
    DELIVERY: ['交付', 'Delivery'],
    SERVICE: ['服务响应', 'Service'],
    TECHNOLOGY: ['技术能力', 'Technology'],
    PRICE: ['价格', 'Price'],
  }),
];
