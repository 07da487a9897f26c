/**
 * @generated SignedSource<<02dc8d1e2da7588c1472009d5cf9d6e3>>
 * @relayHash 9787dc0a5c4ed19432004ea32e576b03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f02b3bf82b57dacf6f715a35efe503d26ac8dfa82a96151a73a6c908f6945b2

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
    "id": "2f02b3bf82b57dacf6f715a35efe503d26ac8dfa82a96151a73a6c908f6945b2",
    "metadata": {},
    "name": "calendarFeedMutationsRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d118461fcc787f1146445ed6086b9ffb";

export default node;
