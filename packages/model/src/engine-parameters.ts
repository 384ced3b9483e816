import { choice, flag, integer, text } from './fields/index.ts';
import { type Parameter, parameter } from './parameter.ts';
import { TIME_ZONES } from './time-zones.ts';

/** B004: above this an export goes to the background and a site message brings it. */
export const EXPORT_CAP = parameter(
  'system.exportCap',
  integer('即时导出上限（行）', 'Rows exported at once', {
    required: true,
    default: 40_000,
    min: 1000,
    max: 60_000,
    help: [
      '超过该行数转为后台导出，完成后以站内消息通知',
      'Above this an export runs in the background and a site message brings it',
    ],
  }),
);

export const PAGE_SIZE = parameter(
  'system.pageSize',
  choice(
    '列表默认行数',
    'Rows a list begins with',
    { '10': ['10', '10'], '20': ['20', '20'], '30': ['30', '30'], '40': ['40', '40'], '50': ['50', '50'] },
    { required: true, default: '50', help: ['用户可在列表下方自行调整', 'People may choose another number below the list'] },
  ),
  { shared: true },
);

export const WATERMARK = parameter(
  'system.watermark',
  flag('屏幕水印', 'Watermark on screen', {
    default: '0',
    help: [
      '在页面上淡显当前用户姓名和用户名，截屏外传可追溯到人',
      'Shows the name of whoever is signed in faintly over every page, so that a photograph tells where it came from',
    ],
  }),
  { shared: true },
);

export const PRINT_FOOT = parameter(
  'system.printFoot',
  text('打印页脚', 'Foot of printed sheets', {
    length: 100,
    help: ['打印在每张单据底部的一行文字，例如保密声明', 'A line below every printed sheet, such as a notice of confidence'],
  }),
  { shared: true },
);

/** The database keeps a copy beside the company's name, which every transaction is opened with (ADR 0092). */
export const TIME_ZONE = parameter(
  'system.timeZone',
  choice('公司时区', 'Time zone of the company', TIME_ZONES, {
    required: true,
    default: 'Asia/Shanghai',
    help: [
      '时间按该时区显示和判断；工厂可以有自己的时区，其日期按工厂时区计算',
      'Times are shown and judged in it; a plant may have a zone of its own, by which its dates are told',
    ],
  }),
  { shared: true },
);

/** A task that was claimed and left is everybody's again after this. */
export const CLAIM_MINUTES = parameter(
  'system.claimMinutes',
  integer('任务领取时限（分钟）', 'Minutes a claimed task may be left', {
    required: true,
    default: 60,
    min: 0,
    max: 1440,
    help: [
      '领取后超过该时间没有任何操作，任务自动归还；0 表示不自动归还',
      'A claimed task nothing was done with for this long is given back by itself; 0 for never',
    ],
  }),
);

/** What the engines themselves leave to each company. */
export const engineParameters: readonly Parameter<any>[] = [
  EXPORT_CAP,
  PAGE_SIZE,
  WATERMARK,
  PRINT_FOOT,
  TIME_ZONE,
  CLAIM_MINUTES,
];
