import { aFairWord } from './courses/aFairWord';
import { angryCustomer } from './courses/angryCustomer';
import { changeAPrice } from './courses/changeAPrice';
import { closeTheTill } from './courses/closeTheTill';
import { countAShelf } from './courses/countAShelf';
import { falseNotes } from './courses/falseNotes';
import { findAProduct } from './courses/findAProduct';
import { fireAndExit } from './courses/fireAndExit';
import { firstDay } from './courses/firstDay';
import { greetAskListen } from './courses/greetAskListen';
import { handOver } from './courses/handOver';
import { liftSafely } from './courses/liftSafely';
import { mendAWrongNumber } from './courses/mendAWrongNumber';
import { openTheStore } from './courses/openTheStore';
import { printLabels } from './courses/printLabels';
import { receiveADelivery } from './courses/receiveADelivery';
import { shopWindow } from './courses/shopWindow';
import { takeAReturn } from './courses/takeAReturn';
import type { CourseSeed } from './courseSeed';

/** All courses, in the order of the list. */
export const courseSeeds: readonly CourseSeed[] = [
  firstDay,
  findAProduct,
  receiveADelivery,
  countAShelf,
  mendAWrongNumber,
  printLabels,
  changeAPrice,
  takeAReturn,
  closeTheTill,
  falseNotes,
  greetAskListen,
  aFairWord,
  angryCustomer,
  shopWindow,
  openTheStore,
  liftSafely,
  fireAndExit,
  handOver,
];
