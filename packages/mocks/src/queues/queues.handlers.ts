import {
  Count,
  FinishCountAnswer,
  ImportRecord,
  ImportReport,
  Done,
  LabelJob,
  queueEndpoints,
  UndoCountAnswer,
  CountWithLines,
} from '@stockroom/contract';
import * as v from 'valibot';
import { route, type Route } from '../engine/route';
import { finishCount, undoCount } from './countEnds';
import { createCount, listCounts, readCount, updateCount } from './counts';
import { importReport, listImports } from './importRecords';
import { addLabels, deleteLabelJob, listLabelJobs, updateLabelJob } from './labels';

/** Routes of a shop's work in progress and its outcome (docs/contract.md, "Counts and label jobs"). */
export function queueRoutes(): readonly Route[] {
  return [
    route('GET', queueEndpoints.counts, v.array(Count), listCounts),
    route('POST', queueEndpoints.counts, Count, createCount),
    route('PATCH', queueEndpoints.counts, CountWithLines, updateCount),
    route('GET', queueEndpoints.count, CountWithLines, readCount),
    route('POST', queueEndpoints.finishCount, FinishCountAnswer, finishCount),
    route('POST', queueEndpoints.undoCount, UndoCountAnswer, undoCount),
    route('GET', queueEndpoints.labelJobs, v.array(LabelJob), listLabelJobs),
    route('POST', queueEndpoints.labelJobs, LabelJob, addLabels),
    route('PATCH', queueEndpoints.labelJobs, LabelJob, updateLabelJob),
    route('DELETE', queueEndpoints.labelJobs, Done, deleteLabelJob),
    route('GET', queueEndpoints.imports, v.array(ImportRecord), listImports),
    route('GET', queueEndpoints.importReport, ImportReport, importReport),
  ];
}
