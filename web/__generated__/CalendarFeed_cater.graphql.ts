/**
 * @generated SignedSource<<f88e11a4bfdfe1883a5035b8b126e27d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeed_cater$data = {
  readonly calendarFeeds: ReadonlyArray<{
    readonly createdAt: string;
    readonly fetchedAt: string | null | undefined;
    readonly id: string;
    readonly isOwn: boolean;
    readonly userName: string;
  }> | null | undefined;
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
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeeds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fetchedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "91ab538531f332a6feb3876f74f32cbd";

export default node;
