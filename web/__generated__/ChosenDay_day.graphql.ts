/**
 * @generated SignedSource<<7ee59afbb753bfa8a1dcb1ebb9b0ec12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenDay_day$data = {
  readonly bookedCovers: number;
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly deliveries: number;
  readonly exception: string | null | undefined;
  readonly holiday: string | null | undefined;
  readonly pickups: number;
  readonly " $fragmentType": "ChosenDay_day";
};
export type ChosenDay_day$key = {
  readonly " $data"?: ChosenDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenDay_day",
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

(node as any).hash = "1c28a344b6cf42ba2df8702d43e46d8a";

export default node;
