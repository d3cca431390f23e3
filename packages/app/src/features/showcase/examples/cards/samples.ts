import type { ComponentProps, ComponentType } from 'react';
import type { CardKind } from '#features/showcase/model/cards';
import { ArticleCard } from './ArticleCard';
import { CheckListCard } from './CheckListCard';
import { CounterCard } from './CounterCard';
import { DismissibleCard } from './DismissibleCard';
import { ExpandableCard } from './ExpandableCard';
import { FigureCard } from './FigureCard';
import { FlippableCard } from './FlippableCard';
import { GoalCard } from './GoalCard';
import { HoursCard } from './HoursCard';
import { ListCard } from './ListCard';
import { ListingCard } from './ListingCard';
import { PeopleCard } from './PeopleCard';
import { PeriodCard } from './PeriodCard';
import { PersonCard } from './PersonCard';
import { PostCard } from './PostCard';
import { PriceCard } from './PriceCard';
import { ProductCard } from './ProductCard';
import { QuoteCard } from './QuoteCard';

/** The card components by name. */
export const CARD_COMPONENTS = {
  ArticleCard,
  CheckListCard,
  CounterCard,
  DismissibleCard,
  ExpandableCard,
  FigureCard,
  FlippableCard,
  GoalCard,
  HoursCard,
  ListCard,
  ListingCard,
  PeopleCard,
  PeriodCard,
  PersonCard,
  PostCard,
  PriceCard,
  ProductCard,
  QuoteCard,
} as const;
type Parts = typeof CARD_COMPONENTS;

/** A sample card: its kind, its component, and the props. */
type SampleOf<Part extends keyof Parts> = readonly [name: string, kind: CardKind, part: Part, props: ComponentProps<Parts[Part]>];
type Sample = { [Part in keyof Parts]: SampleOf<Part> }[keyof Parts];

const series = [22, 24, 21, 28, 27, 33, 31, 38, 36, 44];

/** All sample cards of the page, each with its kind. */
export const CARDS = [
  ['articleAbove', 'article', 'ArticleCard', { sample: 'delivery', scene: 'shelves' }],
  ['articleBeside', 'article', 'ArticleCard', { sample: 'boxes', scene: 'shelves', isWide: true, isGuide: true }],
  ['articleGuide', 'article', 'ArticleCard', { sample: 'window', scene: 'shop', isGuide: true }],
  ['articleEvening', 'article', 'ArticleCard', { sample: 'closing', scene: 'door', isWide: true }],
  ['articlePlain', 'article', 'ArticleCard', { sample: 'labels' }],
  ['articlePlainGuide', 'article', 'ArticleCard', { sample: 'returns', isGuide: true }],
  ['listingShop', 'listing', 'ListingCard', { sample: 'corner', rent: 2400, area: 86, free: '2027-03-01T12:00', scene: 'shop' }],
  ['listingStall', 'listing', 'ListingCard', { sample: 'stall', rent: 180, area: 9, free: '2027-01-15T12:00' }],
  [
    'listingStorage',
    'listing',
    'ListingCard',
    { sample: 'storage', rent: 640, area: 120, free: '2027-02-01T12:00', scene: 'shelves' },
  ],
  ['listingKiosk', 'listing', 'ListingCard', { sample: 'kiosk', rent: 390, area: 14, free: '2027-04-01T12:00' }],
  [
    'listingWorkshop',
    'listing',
    'ListingCard',
    { sample: 'workshop', rent: 1150, area: 64, free: '2027-06-01T12:00', scene: 'door' },
  ],
  ['listPlain', 'list', 'ListCard', { sample: 'movements' }],
  ['listStates', 'list', 'ListCard', { sample: 'orders', tones: ['success', 'warning', 'neutral'] }],
  ['listIcons', 'list', 'ListCard', { sample: 'deliveries', icon: 'truck' }],
  ['listBest', 'list', 'ListCard', { sample: 'best', icon: 'star' }],
  ['listMorning', 'list', 'CheckListCard', { sample: 'opening' }],
  ['listEvening', 'list', 'CheckListCard', { sample: 'evening' }],
  [
    'listPeople',
    'list',
    'PeopleCard',
    {
      people: [
        { name: 'Mina Okafor', presence: 'online' },
        { name: 'Selin Aydın', presence: 'busy' },
        { name: 'Jonas Brandt', presence: 'away' },
      ],
    },
  ],
  ['infoSold', 'info', 'FigureCard', { sample: 'sold', value: 1284, change: 8.4, isGood: true }],
  ['infoValue', 'info', 'FigureCard', { sample: 'value', value: 48_210, isMoney: true, change: 3.1, isGood: true, series }],
  ['infoReturned', 'info', 'FigureCard', { sample: 'returned', value: 17, change: 21.4, isGood: false }],
  [
    'infoVisitors',
    'info',
    'FigureCard',
    { sample: 'visitors', value: 926, change: -4.6, isGood: false, series: series.toReversed() },
  ],
  ['infoPerson', 'info', 'PersonCard', { sample: 'stockroom', name: 'Mina Okafor', email: 'mina.okafor@example.com' }],
  [
    'infoPersonThere',
    'info',
    'PersonCard',
    { sample: 'owner', name: 'Tom Hartley', email: 'tom.hartley@example.com', presence: 'online' },
  ],
  ['infoGoal', 'info', 'GoalCard', { value: 640, goal: 800 }],
  ['infoHours', 'info', 'HoursCard', {}],
  ['shopWatch', 'shopping', 'ProductCard', { sample: 'watch', picture: 'watch-teal-3', price: 129.5, stock: 24 }],
  ['shopScarf', 'shopping', 'ProductCard', { sample: 'scarf', picture: 'scarf-coral-1', price: 34, stock: 3 }],
  ['shopMug', 'shopping', 'ProductCard', { sample: 'mug', picture: 'mug-amber-3', price: 14.9, stock: 60 }],
  ['shopTote', 'shopping', 'ProductCard', { sample: 'tote', picture: 'tote-sand-1', price: 22, stock: 12 }],
  ['shopSoldOut', 'shopping', 'ProductCard', { sample: 'boot', picture: 'boot-forest-3', price: 96, stock: 0 }],
  ['priceSmall', 'pricing', 'PriceCard', { sample: 'stall', monthly: 19 }],
  ['priceChosen', 'pricing', 'PriceCard', { sample: 'shop', monthly: 49, isChosen: true }],
  ['priceLarge', 'pricing', 'PriceCard', { sample: 'chain', monthly: 149 }],
  ['priceSeason', 'pricing', 'PriceCard', { sample: 'season', monthly: 29 }],
  ['quotePlain', 'testimonial', 'QuoteCard', { sample: 'bicycles', name: 'Jonas Brandt' }],
  ['quoteStars', 'testimonial', 'QuoteCard', { sample: 'flowers', name: 'Elif Kaya', stars: 5 }],
  ['quoteShort', 'testimonial', 'QuoteCard', { sample: 'books', name: 'Ruth Amsel' }],
  ['quoteFour', 'testimonial', 'QuoteCard', { sample: 'market', name: 'Paulo Reis', stars: 4 }],
  ['postNotice', 'post', 'PostCard', { sample: 'labels', author: 'Selin Aydın', likes: 12 }],
  ['postFound', 'post', 'PostCard', { sample: 'umbrella', author: 'Grace Whitcombe', likes: 3 }],
  ['postPicture', 'post', 'PostCard', { sample: 'window', author: 'Mina Okafor', likes: 27, scene: 'shop' }],
  ['postQuestion', 'post', 'PostCard', { sample: 'count', author: 'Tom Hartley', likes: 0 }],
  ['opens', 'interactive', 'ExpandableCard', { sample: 'order' }],
  ['opensReturn', 'interactive', 'ExpandableCard', { sample: 'return' }],
  ['turns', 'interactive', 'FlippableCard', { sample: 'sides' }],
  ['turnsQuestion', 'interactive', 'FlippableCard', { sample: 'question' }],
  ['turnsCode', 'interactive', 'FlippableCard', { sample: 'code' }],
  ['chooses', 'interactive', 'PeriodCard', { day: 1840, week: 9675 }],
  ['counts', 'interactive', 'CounterCard', {}],
  ['leaves', 'interactive', 'DismissibleCard', {}],
] as const satisfies readonly Sample[];

/** How many cards are of a kind; of all kinds for `null`. */
export const countOf = (kind: CardKind | null): number => CARDS.filter(([, each]) => kind === null || each === kind).length;

/** The component of a sample, typed for any props. */
export const componentOf = (part: keyof Parts) => CARD_COMPONENTS[part] as ComponentType<object>;
