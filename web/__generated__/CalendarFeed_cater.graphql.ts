/**
 * @generated SignedSource<<b794e0eb77ff15054b750587377270a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeed_cater$data = {
  readonly calendarPath: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RenewCalendarButton_cater">;
  readonly " $fragmentType": "CalendarFeed_cater";
};
export type CalendarFeed_cater$key = {
  readonly " $data"?: CalendarFeed_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarFeed_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calendarPath",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenewCalendarButton_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "799a1214c9e55446b3f3ce8baf2b495e";

export default node;
