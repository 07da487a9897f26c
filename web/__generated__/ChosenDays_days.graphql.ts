/**
 * @generated SignedSource<<f2f71745305b94857ef1f1ab4e22225a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenDays_days$data = ReadonlyArray<{
  readonly bookedCovers: number;
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly deliveries: number;
  readonly exception: string | null | undefined;
  readonly holiday: string | null | undefined;
  readonly pickups: number;
  readonly " $fragmentType": "ChosenDays_days";
}>;
export type ChosenDays_days$key = ReadonlyArray<{
  readonly " $data"?: ChosenDays_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenDays_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChosenDays_days",
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
      "name": "deliveries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pickups",
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

(node as any).hash = "9af7661723c52b7af3f4e220d13a5a81";

export default node;
