import { aFairWordCourse } from './courses/aFairWord';
import { angryCustomerCourse } from './courses/angryCustomer';
import { changeAPriceCourse } from './courses/changeAPrice';
import { closeTheTillCourse } from './courses/closeTheTill';
import { countAShelfCourse } from './courses/countAShelf';
import { falseNotesCourse } from './courses/falseNotes';
import { findAProductCourse } from './courses/findAProduct';
import { fireAndExitCourse } from './courses/fireAndExit';
import { firstDayCourse } from './courses/firstDay';
import { greetAskListenCourse } from './courses/greetAskListen';
import { handOverCourse } from './courses/handOver';
import { liftSafelyCourse } from './courses/liftSafely';
import { mendAWrongNumberCourse } from './courses/mendAWrongNumber';
import { openTheStoreCourse } from './courses/openTheStore';
import { printLabelsCourse } from './courses/printLabels';
import { receiveADeliveryCourse } from './courses/receiveADelivery';
import { shopWindowCourse } from './courses/shopWindow';
import { takeAReturnCourse } from './courses/takeAReturn';
import type { CourseSeed } from './courseSeed';

/** All courses, in the order of the list. */
export const courseSeeds: readonly CourseSeed[] = [
  firstDayCourse,
  findAProductCourse,
  receiveADeliveryCourse,
  countAShelfCourse,
  mendAWrongNumberCourse,
  printLabelsCourse,
  changeAPriceCourse,
  takeAReturnCourse,
  closeTheTillCourse,
  falseNotesCourse,
  greetAskListenCourse,
  aFairWordCourse,
  angryCustomerCourse,
  shopWindowCourse,
  openTheStoreCourse,
  liftSafelyCourse,
  fireAndExitCourse,
  handOverCourse,
];
