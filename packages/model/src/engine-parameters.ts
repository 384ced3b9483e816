import { choice, flag, integer, text } from './fields/index.ts';
import { ADDRESS_LIST } from './network-address.ts';
import { type Parameter, parameter } from './parameter.ts';
import { TIME_ZONE } from './company-zone.ts';

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

/** On English screens, sheets and letters in place of the name the company was set up with. */
export const COMPANY_NAME_EN = parameter(
  'system.companyNameEn',
  text('公司英文名称', 'English name of the company', {
    length: 100,
    help: [
      '显示在英文界面、英文单据和英文邮件上；不填则显示公司名称',
      'Shown on English screens, documents and mails; without it, the name the company was set up with',
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

/** Messages older than this are forgotten, unless they still wait for an answer. */
export const MESSAGE_DAYS = parameter(
  'system.messageDays',
  integer('站内消息保留天数', 'Days site messages are kept', {
    required: true,
    default: 365,
    min: 30,
    max: 3650,
    help: [
      '超过该天数的消息每夜自动删除；待回复的消息不会删除',
      'Older messages are removed every night; those that still wait for an answer stay',
    ],
  }),
);

/** From its own addresses many people sign in: they are counted with wider bounds there. */
export const EGRESS_ADDRESSES = parameter(
  'system.egressAddresses',
  text('公司出口地址', 'Egress addresses of the company', {
    length: 1000,
    pattern: ADDRESS_LIST,
    patternWords: [
      '请填写 IPv4 或 IPv6 地址，网段写作 203.0.113.0/24（不大于 /16，IPv6 不大于 /32），以逗号分隔',
      'List IPv4 or IPv6 addresses, networks as 203.0.113.0/24 (no wider than /16, IPv6 /32), divided by commas',
    ],
    help: [
      '公司上网所用的公网地址或网段；从这里登录时，按地址计算的登录次数上限放宽十倍，并且不因同事输错密码而要求验证',
      'Public addresses or networks the company comes from; the bounds by address are ten times as wide there, and nobody is checked because of others’ wrong passwords',
    ],
  }),
);

/** How somebody shows to be more than a guessing program, once too many wrong passwords have come. */
export const SIGNIN_CHALLENGE = parameter(
  'system.signinChallenge',
  choice(
    '登录验证方式',
    'Check at sign-in',
    { picture: ['图片验证码', 'Picture with a code'], work: ['设备计算验证', 'Computation by the device'] },
    {
      required: true,
      default: 'picture',
      help: [
        '多次输错密码后的验证方式：识别图片，或由浏览器自动计算约一秒',
        'What is asked for after wrong passwords: reading a picture, or about a second of computation by the browser',
      ],
    },
  ),
);

/** What the engines themselves leave to each company. */
export const engineParameters: readonly Parameter<any>[] = [
  EXPORT_CAP,
  PAGE_SIZE,
  WATERMARK,
  COMPANY_NAME_EN,
  PRINT_FOOT,
  TIME_ZONE,
  CLAIM_MINUTES,
  MESSAGE_DAYS,
  EGRESS_ADDRESSES,
  SIGNIN_CHALLENGE,
];
