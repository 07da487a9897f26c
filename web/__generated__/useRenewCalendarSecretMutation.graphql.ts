/**
 * @generated SignedSource<<a223a9e7bf4a959e195a75bf9106ee05>>
 * @relayHash 670aa6f65da0cca89fecf1d18e1babe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4dfb0cbadf3c8ddfc8d82dd03ead04e9d7886d0400827823f78778e9b14804

import type { ConcreteRequest } from 'relay-runtime';
export type useRenewCalendarSecretMutation$variables = Record<PropertyKey, never>;
export type useRenewCalendarSecretMutation$data = {
  readonly renewCalendarSecret: {
    readonly calendarPath: string;
  };
};
export type useRenewCalendarSecretMutation = {
  response: useRenewCalendarSecretMutation$data;
  variables: useRenewCalendarSecretMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RenewedCalendar",
    "kind": "LinkedField",
    "name": "renewCalendarSecret",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "calendarPath",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenewCalendarSecretMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRenewCalendarSecretMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2b4dfb0cbadf3c8ddfc8d82dd03ead04e9d7886d0400827823f78778e9b14804",
    "metadata": {},
    "name": "useRenewCalendarSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80a2abcdf472b2ebceb613296e5709bd";

export default node;
