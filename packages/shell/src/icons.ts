import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  DatabaseOutlined,
  FolderOutlined,
  InboxOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  apartment: ApartmentOutlined,
  appstore: AppstoreOutlined,
  'bar-chart': BarChartOutlined,
  database: DatabaseOutlined,
  inbox: InboxOutlined,
  'safety-certificate': SafetyCertificateOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  'shopping-cart': ShoppingCartOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
};

/** The drawing behind an icon's name in the menu; a folder where none is given. */
export const iconOf = (name: string | null): ComponentType => icons[name ?? ''] ?? FolderOutlined;
