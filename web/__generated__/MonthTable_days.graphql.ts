/**
 * @generated SignedSource<<458445ef5ae62d8aa2e56e30c65dffc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthTable_days$data = ReadonlyArray<{
  readonly bookedCovers: number;
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly exception: string | null | undefined;
  readonly holiday: string | null | undefined;
  readonly isOpen: boolean;
  readonly " $fragmentType": "MonthTable_days";
}>;
export type MonthTable_days$key = ReadonlyArray<{
  readonly " $data"?: MonthTable_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthTable_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MonthTable_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedCovers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exception",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holiday",
      "storageKey": null
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "9980de98b049900b09d144dabdf19225";

export default node;
