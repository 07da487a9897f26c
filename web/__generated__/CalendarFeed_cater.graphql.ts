/**
 * @generated SignedSource<<0de703688f74bf61d923c0b7b5437ec4>>
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
    readonly sharedUntil: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OthersCalendarFeeds_feeds">;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharedUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OthersCalendarFeeds_feeds"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "8783103f0729768c6d84782587bc8537";

export default node;
