/**
 * @generated SignedSource<<ea2d97a6105cce393cc38b556b2d1042>>
 * @relayHash 5eba930b80070bd0c82c915630217de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfc54319f10f9aa65c4bc62e35bc2f2635dbfd4eab582b00f6667420f1940f38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type calendarFeedMutationsRenewMutation$variables = Record<PropertyKey, never>;
export type calendarFeedMutationsRenewMutation$data = {
  readonly renewCalendarSecret: {
    readonly calendarPath: string;
    readonly cater: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_cater">;
    } | null | undefined;
  };
};
export type calendarFeedMutationsRenewMutation = {
  response: calendarFeedMutationsRenewMutation$data;
  variables: calendarFeedMutationsRenewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarPath",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "calendarFeedMutationsRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RenewedCalendar",
        "kind": "LinkedField",
        "name": "renewCalendarSecret",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CalendarFeed_cater"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "calendarFeedMutationsRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RenewedCalendar",
        "kind": "LinkedField",
        "name": "renewCalendarSecret",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CalendarFeed",
                "kind": "LinkedField",
                "name": "calendarFeeds",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dfc54319f10f9aa65c4bc62e35bc2f2635dbfd4eab582b00f6667420f1940f38",
    "metadata": {},
    "name": "calendarFeedMutationsRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d118461fcc787f1146445ed6086b9ffb";

export default node;
