/**
 * @generated SignedSource<<ea5f1927e3fbc872853cbe5559531099>>
 * @relayHash e0f0193d9604498e2cafd2de3a57dbfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2e2721e12b1a580f8f6b2e9f1bc522fa176ea550513648eaea3dd67f27d1ccc

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
    "id": "f2e2721e12b1a580f8f6b2e9f1bc522fa176ea550513648eaea3dd67f27d1ccc",
    "metadata": {},
    "name": "calendarFeedMutationsRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d118461fcc787f1146445ed6086b9ffb";

export default node;
