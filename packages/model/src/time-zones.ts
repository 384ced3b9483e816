import type { Text } from './text.ts';

/** Zones a company or a plant can be in, by their IANA names. */
export const TIME_ZONES = {
  'Asia/Shanghai': ['中国标准时间（上海）', 'China (Shanghai)'],
  'Asia/Tokyo': ['日本标准时间（东京）', 'Japan (Tokyo)'],
  'Asia/Singapore': ['新加坡时间', 'Singapore'],
  'Asia/Bangkok': ['中南半岛时间（曼谷）', 'Indochina (Bangkok)'],
  'Asia/Kolkata': ['印度标准时间', 'India'],
  'Europe/Berlin': ['中欧时间（柏林）', 'Central Europe (Berlin)'],
  'America/Mexico_City': ['墨西哥中部时间', 'Mexico (Mexico City)'],
  'America/Monterrey': ['墨西哥中部时间（蒙特雷）', 'Mexico (Monterrey)'],
  'America/New_York': ['美国东部时间（纽约）', 'US East (New York)'],
  UTC: ['协调世界时', 'UTC'],
} as const satisfies Readonly<Record<string, Text>>;
