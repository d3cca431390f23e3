/** The three pages of components: the index of all, those made for the shop's work, and large ones on their own. */
export const SHELVES = ['base', 'own', 'other'] as const;
export type Shelf = (typeof SHELVES)[number];

const shelves: Readonly<Record<Exclude<Shelf, 'base'>, ReadonlySet<string>>> = {
  own: new Set(
    'Alert AppShell Card CompactNav ConfirmDialog Drawer EmptyState Highlight HorizontalNav LoadingBar Logo MoneyField ProductThumb RecordHeader SceneArt SelectionBar SideNav StockLevel ThemeStage TopBar'.split(
      ' ',
    ),
  ),
  other: new Set(
    'AreaChart AvatarPicker BarChart ChartFrame ChatBubble ChatComposer ChatPeople ComboChart CommandPalette CountrySelect DonutChart FeedItem Flag LetterIndex LineChart PanelFrame PeoplePicker PhoneField PictureCrop PolarAreaChart RadarChart RichTextField SearchResults ShortcutSheet ShortcutTile Sparkline TagPicker Toast'.split(
      ' ',
    ),
  ),
};

/** Whether a page of components shows a component. */
export const isOnShelf = (shelf: Shelf, name: string): boolean => shelf === 'base' || shelves[shelf].has(name);
